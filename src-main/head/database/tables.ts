import type { ColumnType, Generated } from 'kysely';
import type { HeadRole } from '../../contract/head/stations.ts';
import type { Channel, DocumentStatus, DocumentType, Environment } from '../../documents/kinds.ts';

/** Whole numbers of 64 bits come from PostgreSQL as text, and are read as numbers: none reaches 2^53. */
export interface HeadTables {
  business: { only_one: 1; id: string; ruc: string | null };
  api_key: {
    id: string;
    hash: Buffer;
    role: HeadRole;
    /** Null: live, once a station issues there; practice until then. */
    environment: Environment | null;
    created_at: Generated<Date>;
  };
  station: {
    id: string;
    name: string;
    version: string;
    /** Of its data folder, when it was enrolled. */
    installation: string;
    key_hash: Buffer;
    /** Null until its first batch. */
    incarnation: string | null;
    position: Generated<number>;
    last_batch: string | null;
    /** How many records it still had to send, by its last word. */
    waiting: number | null;
    /** How far its clock is ahead. */
    clock_skew_ms: number | null;
    enrolled_at: Generated<Date>;
    seen_at: Date | null;
    revoked_at: Date | null;
  };
  enrolment_code: {
    hash: Buffer;
    /** The shop it is for; null: any. */
    establishment: string | null;
    expires_at: Date;
    used_by: string | null;
  };
  series: {
    id: Generated<number>;
    environment: Environment;
    type: DocumentType;
    establishment: string;
    emission_point: string;
    /** Who gives its numbers; null after its station left. */
    station_id: string | null;
  };
  document: {
    id: string;
    station_id: string;
    incarnation: string;
    position: number;
    environment: Environment;
    type: DocumentType;
    status: DocumentStatus;
    revision: number;
    establishment: string;
    emission_point: string;
    sequential: number;
    access_key: string;
    /** YYYY-MM-DD. */
    issue_date: string;
    counterparty: string;
    counterparty_name: string;
    total: string;
    channel: Channel;
    metadata: Readonly<Record<string, string>>;
    created_at: Date;
    updated_at: Date;
    words: string;
    amounts: unknown;
    stored: Buffer;
    pattern: number;
  };
  document_file: { document_id: string; revision: number; xml: Buffer; pattern: number };
  pattern: { id: Generated<number>; kind: string; bytes: Buffer };
  number: { series_id: number; sequential: number; document_id: string };
  number_conflict: {
    series_id: number;
    sequential: number;
    document_id: string;
    found_at: Generated<Date>;
  };
  /** Read only below what still runs, as numbers are given in another order than transactions end. */
  event: { type: string; data: ColumnType<unknown, string, never> };
  day_total: {
    station_id: string;
    environment: Environment;
    day: string;
    type: DocumentType;
    status: DocumentStatus;
    /** A rate of IVA, or `total` of the whole documents. */
    rate: string;
    documents: number;
    base: string;
    iva: string;
    total: string;
  };
  record: {
    station_id: string;
    subject: string;
    ref: string;
    incarnation: string;
    position: number;
    body: ColumnType<Readonly<Record<string, unknown>>, string, string>;
  };
}
