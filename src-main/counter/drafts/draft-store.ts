import type { OperatorNamed } from '../../contract/counter/operator.ts';
import type {
  DocumentDraftBody,
  DocumentDraftListed,
  DocumentDraftResource,
} from '../../contract/documents/document-draft.ts';
import type { DocumentType, Environment } from '../../documents/kinds.ts';

export interface DraftStore {
  /** Of the environment's business, those written last first. */
  all(environment: Environment, types: readonly DocumentType[]): Promise<readonly DocumentDraftListed[]>;
  find(id: string): Promise<DocumentDraftResource | undefined>;
  /** Makes the draft, or writes over it. */
  put(draft: WrittenDraft): Promise<DraftWriting>;
}

export interface WrittenDraft {
  readonly id: string;
  readonly draft: DocumentDraftBody;
  readonly operator: OperatorNamed | undefined;
  readonly at: string;
  /** No more than so many are kept of an environment. */
  readonly limit: number;
}

export type DraftWriting =
  | { readonly kind: 'written'; readonly draft: DocumentDraftResource }
  /** The environment has no business yet. */
  | { readonly kind: 'no_business' }
  /** It became a document. */
  | { readonly kind: 'issued' }
  /** The id is that of a draft of another kind or environment. */
  | { readonly kind: 'other' }
  | { readonly kind: 'full' };
