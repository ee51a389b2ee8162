import type { ColumnType, Generated, Selectable } from 'kysely';
import type { PictureType } from '../../contract/picture.ts';
import type { DocumentType, Environment } from '../../documents/kinds.ts';

export interface BusinessTables {
  /** When the program ran; without an end it runs, or ended without saying so. */
  program_run: { started_at: string; ended_at: string | null };
  entity: {
    id: string;
    kind: 'sandbox' | 'live';
    ruc: string;
    legal_name: string;
    trade_name: string | null;
    head_office_address: string;
    head_office_phone: string | null;
    head_office_email: string | null;
    reply_to_email: string | null;
    footer_legend: string | null;
    keeps_accounting: 0 | 1;
    regime: 'general' | 'rimpe_emprendedor' | 'rimpe_negocio_popular';
    special_taxpayer_resolution: string | null;
    withholding_agent_resolution: string | null;
    large_taxpayer_resolution: string | null;
    portal_shows_test: Generated<0 | 1>;
    live_since: string | null;
    created_at: ColumnType<string, string, never>;
    updated_at: string;
  };
  /** The picture a business prints and sends. */
  logo: {
    entity_id: string;
    content_type: PictureType;
    /** Pixels, as it is shown. */
    width: number;
    height: number;
    /** Of the bytes, which no list reads. */
    size: number;
    bytes: Uint8Array;
    /** Another one for other bytes. */
    version: string;
    updated_at: string;
  };
  series: {
    id: string;
    entity_id: string;
    environment: Environment;
    document_type: DocumentType;
    establishment: string;
    emission_point: string;
    next_number: number;
    active: 0 | 1;
    /** Why no number is taken until a person decides; null while it runs. */
    stopped_json: Generated<string | null>;
  };
  certificate: {
    id: string;
    entity_id: string;
    /** `fallback` signs while the main one, in a token, cannot. */
    role: 'main' | 'fallback';
    /** 1 for the one in use in its role; older ones stay as history. */
    active: 0 | 1;
    storage: 'file' | 'token';
    /** The .p12 and its password, sealed by the secret box; null where the key is in a token. */
    sealed_p12: Uint8Array | null;
    sealed_password: Uint8Array | null;
    /** Where the token's key is; null where it is in a file. */
    token_json: Generated<string | null>;
    /** Null when the PIN is asked each session. */
    sealed_pin: Generated<Uint8Array | null>;
    /** The token's certificate, to be shown while it is not plugged in. */
    certificate_der: Generated<Uint8Array | null>;
    facts_json: string;
    created_at: string;
  };
  api_key: {
    id: string;
    name: string;
    environment: Environment;
    entity_id: string;
    /** SHA-256 of the key, hexadecimal. */
    hash: string;
    last4: string;
    scopes_json: string;
    allowed_origins_json: string;
    created_at: string;
    expires_at: string | null;
    last_used_at: string | null;
    revoked_at: string | null;
  };
  /** What happened to the installation: the line, the certificate, the clock. A document's own are its journey. */
  event: {
    id: string;
    type: string;
    environment: Environment | null;
    entity_id: string | null;
    data_json: string;
    created_at: string;
  };
  establishment: { entity_id: string; code: string; address: string | null };
  setting: { name: string; value: string };
}

export type EntityRow = Selectable<BusinessTables['entity']>;
export type SeriesRow = Selectable<BusinessTables['series']>;
export type ApiKeyRow = Selectable<BusinessTables['api_key']>;
