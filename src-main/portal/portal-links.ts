import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StoredDocument } from '../issuing/ports/stored-document.ts';
import type { PortalStore } from './portal-store.ts';

export interface PortalLinksDependencies {
  readonly store: Pick<PortalStore, 'showsTest'>;
  /** Of the installation, for nothing else: with it every link can be made. */
  readonly secret: Uint8Array;
}

/** Bytes of a document's UUID, and of the code behind it: 128 bits that cannot be guessed. */
const ID_BYTES = 16;
const CODE_BYTES = 16;

/** 32 bytes in base64url. */
export const tokenForm = /^[A-Za-z0-9_-]{43}$/;

/** The links by which customers see their documents. */
export type PortalLinks = ReturnType<typeof makePortalLinks>;

/**
 * A link's token is the document's identifier and a code only this installation can make of it. So every document has
 * its link without one being kept, and looking it up reveals nothing by the time it takes.
 */
export function makePortalLinks({ store, secret }: PortalLinksDependencies) {
  let base: string | undefined;

  function codeOf(id: Uint8Array): Buffer {
    return createHmac('sha256', secret).update('portal/1\0').update(id).digest().subarray(0, CODE_BYTES);
  }

  return {
    /** From now on links begin with this; undefined while the portal is off and there are none. */
    openAt(publicUrl: string | undefined): void {
      base = publicUrl?.replace(/\/$/, '');
    },

    /** The document's link; undefined where the portal does not show it. */
    async linkOf(document: StoredDocument): Promise<string | undefined> {
      if (base === undefined || !isOpen(document)) return undefined;
      const { environment } = document.identity;
      const showsTest = environment === 'test' && (await store.showsTest(document.entityId));
      if (!isShownIn(environment, showsTest)) return undefined;
      const id = Buffer.from(document.id.replaceAll('-', ''), 'hex');
      return `${base}/p/${Buffer.concat([id, codeOf(id)]).toString('base64url')}`;
    },

    /** The document a link was made for; undefined for a token that was not made here. */
    documentOf(token: string): string | undefined {
      const bytes = Buffer.from(token, 'base64url');
      // Base64 can write the same bytes in several ways; a link has one.
      if (!tokenForm.test(token) || bytes.toString('base64url') !== token) return undefined;
      const id = bytes.subarray(0, ID_BYTES);
      if (!timingSafeEqual(bytes.subarray(ID_BYTES), codeOf(id))) return undefined;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}

/** A customer sees what is valid: nothing on its way, nothing refused. */
export function isOpen({ status }: Pick<StoredDocument, 'status'>): boolean {
  return status === 'authorized';
}

/** Practice stays within the shop; test documents are shown where the business wants them to be. */
export function isShownIn(
  environment: StoredDocument['identity']['environment'],
  showsTest: boolean,
): boolean {
  return environment === 'live' || (environment === 'test' && showsTest);
}
