import { onTestFinished } from 'vitest';
import { makeSoapAuthority } from '../../../../src-main/authority/soap-authority.ts';
import type { SetupBody } from '../../../../src-main/contract/business/business-file.ts';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import type { AuthorityDouble } from '../../authority-double/authority-double.ts';
import { aCertificate, aSetup, openShop, type TestShop } from '../shop.ts';

/** Another business: what it issues the authority has authorized. */
export interface Supplier {
  readonly shop: TestShop;
  issue(type: DocumentType, body: unknown): Promise<DocumentResource>;
  /** How it signs and hands over a document that it issued. */
  authorize(document: DocumentResource): Promise<void>;
}

/** A supplier that the double judges as any other: `decisionDelayMs` of it must be 0. */
export async function aSupplier(
  authority: AuthorityDouble,
  business: Partial<SetupBody['business']> = {},
): Promise<Supplier> {
  const { p12, password } = aCertificate({}, business.ruc);
  const shop = await openShop({
    setup: aSetup({
      business: { legal_name: 'PROVEEDOR S.A.', ...business },
      certificate: { p12_base64: p12.toString('base64'), password },
    }),
  });
  const soap = makeSoapAuthority({
    baseUrls: { test: authority.url, live: authority.url },
    now: () => shop.clock.now,
    timeoutMs: 60_000,
  });
  onTestFinished(() => soap.close());

  async function authorize({ id, environment, access_key: accessKey }: DocumentResource): Promise<void> {
    const signed = await shop.signer.sign(await shop.stored(id), shop.clock.now);
    if (!signed.ok) throw new Error(`not signed: ${signed.problem}`);
    const received = await soap.receive({ environment, accessKey, signedXml: signed.signedXml });
    const { outcome } = await soap.decision({ environment, accessKey });
    if (outcome.kind === 'authorized') return;
    throw new Error(`not authorized: ${JSON.stringify([received.outcome, outcome])}`);
  }

  return {
    shop,
    authorize,
    async issue(type, body) {
      const document = await shop.issueAs(type, body);
      await authorize(document);
      return document;
    },
  };
}
