import { kindOf } from '../../../src-main/documents/all-kinds/types.ts';
import type { DocumentType } from '../../../src-main/documents/kinds.ts';
import type { StoredDocument } from '../../../src-main/issuing/ports/stored-document.ts';
import { openShop, type TestShop } from '../shops/shop.ts';
import { signXml } from './signed-invoice.ts';

/** A document as the system before ours left it. */
export interface OldDocument {
  readonly stored: StoredDocument;
  readonly accessKey: string;
  readonly xml: string;
}

/** A shop that issues and signs, to be the system that another shop used before. */
export interface OldSystem {
  readonly shop: TestShop;
  issue(type: DocumentType, body: unknown): Promise<OldDocument>;
}

export async function openOldSystem(): Promise<OldSystem> {
  const shop = await openShop();
  return {
    shop,
    async issue(type, body) {
      const { id } = await shop.issueAs(type, body);
      const stored = await shop.stored(id);
      const xml = await signXml(kindOf(type).writeXml(stored));
      return { stored, accessKey: stored.identity.accessKey, xml };
    },
  };
}
