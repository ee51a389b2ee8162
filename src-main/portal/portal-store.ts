import type { PictureType } from '../contract/picture.ts';
import type { StoredDocument } from '../issuing/ports/stored-document.ts';

/** What the portal needs kept. */
export interface PortalStore {
  /** Whatever its business and state: who may see it is decided by its link. */
  document(id: string): Promise<PortalDocument | undefined>;
  /** Whether a business shows the documents of its test environment. */
  showsTest(entityId: string): Promise<boolean>;
  logo(entityId: string): Promise<PortalLogo | undefined>;
  /** All of them, or none. */
  addViews(views: readonly DocumentViews[]): Promise<void>;
}

export interface PortalDocument {
  readonly document: StoredDocument;
  readonly showsTest: boolean;
  readonly hasLogo: boolean;
  /** What the business adds to all it sends. */
  readonly footerLegend?: string;
}

export interface PortalLogo {
  readonly contentType: PictureType;
  readonly bytes: Uint8Array;
}

export interface DocumentViews {
  readonly documentId: string;
  readonly views: number;
  readonly lastAt: Date;
}
