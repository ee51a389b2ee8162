import type { Selectable } from 'kysely';
import type {
  ImportFileKind,
  ImportItemCode,
  ImportItemResult,
  ImportStatus,
  Verification,
} from '../../contract/import.ts';
import type { DocumentType, Environment } from '../../documents/kinds.ts';

export interface ImportsTables {
  import: {
    id: string;
    entity_id: string;
    environment: Environment;
    status: ImportStatus;
    transitions_json: string;
    /** Of the digests of its files, sorted: the same files, whatever their names and order. */
    files_sha256: string;
    sales_total: string;
    /** Documents of other evidence before that this import's confirmed, by what they had. */
    upgraded_signature: number;
    upgraded_unconfirmed: number;
    failure_json: string | null;
    /** How often in a row the authority answered nothing. */
    away_rounds: number;
    created_at: string;
    updated_at: string;
  };
  import_file: {
    import_id: string;
    /** From 1, in the order they were sent; the name of the file on the disk. */
    number: number;
    name: string;
    kind: ImportFileKind | null;
    size: number;
    sha256: string;
    ignored_entries: number;
    /** The first position that was not read yet. */
    next_position: number;
    is_read: 0 | 1;
  };
  import_item: {
    id: string;
    import_id: string;
    file: string;
    entry: string | null;
    line: number | null;
    access_key: string | null;
    document_type: DocumentType | null;
    number: string | null;
    issue_date: string | null;
    result: ImportItemResult;
    code: ImportItemCode | null;
    params_json: string;
    verification: Verification | null;
    document_id: string | null;
    created_at: string;
    updated_at: string;
  };
  /** What deciding a pending item takes; gone once it is decided. */
  import_draft: {
    item_id: string;
    import_id: string;
    /** 1 for documents, 2 for listed keys: a listing is about what the same import brings. */
    phase: 1 | 2;
    /** How often the authority was asked and had not decided yet. */
    asked: number;
    facts_json: string;
    /** Null for a listed key. */
    document_json: string | null;
    /** Compressed. */
    signed_xml: Uint8Array | null;
  };
  import_series: {
    import_id: string;
    series_id: string;
    highest_imported: number;
    /** The last number taken here when the import first met the series; 0 if none. */
    highest_reserved: number;
    created: 0 | 1;
  };
  /** Where a listing of the authority names an access key: the first that did. */
  import_listing: {
    entity_id: string;
    environment: Environment;
    access_key: string;
    import_id: string;
    file: string;
    entry: string | null;
    /** Of the file. */
    sha256: string;
    line: number;
    authorized_at: string | null;
  };
  import_idempotency: {
    scope: string;
    key: string;
    /** Of the files. */
    fingerprint: string;
    import_id: string;
    created_at: string;
  };
  /** How many items of an import have a result and a verification (`''` for none); kept by triggers. */
  import_tally: {
    import_id: string;
    result: ImportItemResult;
    verification: Verification | '';
    items: number;
  };
}

export type ImportRow = Selectable<ImportsTables['import']>;
export type ImportFileRow = Selectable<ImportsTables['import_file']>;
export type ImportItemRow = Selectable<ImportsTables['import_item']>;
export type ImportDraftRow = Selectable<ImportsTables['import_draft']>;
export type ImportListingRow = Selectable<ImportsTables['import_listing']>;
