import type { DocumentStatus, DocumentType, Environment } from '../../documents/kinds.ts';
import type { SriMessage } from '../../documents/messages/sri-message.ts';
import type { DocumentContent } from '../../documents/model/document.ts';

/** What a report needs of the store. */
export interface ReportStore {
  /**
   * The documents of the days, both inclusive, newest first, a batch at a time: the reader may let others work
   * between two.
   */
  ofPeriod(period: Period): AsyncIterable<readonly ReportedDocument[]>;
}

export interface Period {
  readonly entityId: string;
  readonly environment: Environment;
  readonly from: string;
  readonly to: string;
}

export interface ReportedDocument {
  readonly id: string;
  readonly type: DocumentType;
  readonly status: DocumentStatus;
  readonly number: string;
  readonly issueDate: string;
  readonly content: DocumentContent;
  readonly sriMessages: readonly SriMessage[];
}
