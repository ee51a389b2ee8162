import type { StationDocumentsAnswer } from '../../../contract/head/stations/enrolment.ts';
import type { StoredDocument } from '../../../issuing/ports/stored-document.ts';

/** A document as the head office sends it. */
export type Fetched = StationDocumentsAnswer['data'][number];

/** The same, of this station's business. */
export interface ReportedContent extends Omit<Fetched, 'document' | 'signedXml'> {
  readonly document: StoredDocument;
  readonly signedXml: Buffer | undefined;
}
