import { mailSchema } from './mail-schema.ts';
import { webhookSchema } from './webhook-schema.ts';

/**
 * What a head office keeps. Documents are partitioned by the month of their identifiers (UUID v7): a list newest first
 * reads the newest partitions alone; what a wrong clock dated far off is in the default one. A document is kept whole,
 * compressed, beside the columns it is found and summed by; the signed XML of each revision stands apart. Both are
 * compressed with a pattern, the first of their kind.
 *
 * A live series is of one station; other numbers count for nothing, and each station has its own. One of a station that was
 * restored without knowing its last number is lost: the station goes on at another one, which it is given. `told` are the numbers
 * of `number` in stretches, mostly one; `told_to` is the last of them when its station had nothing more to report: what is missing
 * below is not on its way.
 *
 * `credit` is what the notes reported so far hold of their invoices, named by number where another station issued them; a
 * `credit_hold` is what a station is about to take of an invoice it did not issue.
 *
 * `day_total` is what the documents of a station come to, by day and emission point: kept in the transaction that stores them, with a row of
 * rate `total` for the whole documents, their IVA included, and one for each rate of IVA. `made` is the day at which their
 * identifiers were made, which is nearly always that of issue: by it, what is newer than a document is counted without
 * looking at more than a day of documents. `document_count` is the same of all days, for lists of all days: as many rows
 * as there are series, however long the head office has been running.
 *
 * `words` are names only: numbers, access keys and identifications are found in their own columns, from their beginnings:
 * those are of collation C, whose indexes know them. Indexes of lists begin with the environment: however much was
 * practised lately, nobody who reads the live documents walks through it.
 *
 * `change` is what stations are to know, each thing once, as it is now: what changes again moves to a later position. A
 * body of null says that it is gone. It is for every station, unless it names one, or a shop.
 */
export const headSchema = `
CREATE TABLE business (
  only_one integer PRIMARY KEY CHECK (only_one = 1),
  id uuid NOT NULL,
  ruc text,
  last_change bigint NOT NULL DEFAULT 0
);

CREATE TABLE api_key (
  id uuid PRIMARY KEY,
  hash bytea NOT NULL UNIQUE,
  role text NOT NULL CHECK (role IN ('reader', 'accountant', 'manager', 'owner')),
  name text,
  environment text,
  establishments text[],
  issued_from date,
  issued_to date,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE session (
  hash bytea PRIMARY KEY,
  key_id uuid NOT NULL REFERENCES api_key (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

CREATE TABLE station (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  version text NOT NULL,
  installation text NOT NULL,
  key_hash bytea NOT NULL UNIQUE,
  incarnation uuid,
  position bigint NOT NULL DEFAULT 0,
  last_batch uuid,
  waiting bigint,
  clock_skew_ms bigint,
  changes_told bigint NOT NULL DEFAULT 0,
  enrolled_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz,
  revoked_at timestamptz,
  retirement_asked_at timestamptz,
  retired_at timestamptz CHECK (retired_at IS NULL OR revoked_at IS NOT NULL)
);

CREATE TABLE enrolment_code (
  hash bytea PRIMARY KEY,
  establishment text,
  expires_at timestamptz NOT NULL,
  used_by uuid REFERENCES station (id)
);

CREATE TABLE series (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  environment text NOT NULL,
  type text NOT NULL,
  establishment text NOT NULL,
  emission_point text NOT NULL,
  station_id uuid REFERENCES station (id),
  given_to uuid,
  instead_of text,
  lost_at timestamptz,
  next_number bigint,
  told int4multirange NOT NULL DEFAULT '{}',
  told_to integer,
  CHECK ((given_to IS NULL) = (instead_of IS NULL))
);
CREATE UNIQUE INDEX series_once ON series (
  environment, type, establishment, emission_point, (CASE environment WHEN 'live' THEN NULL ELSE station_id END)
) NULLS NOT DISTINCT;
CREATE INDEX series_of_station ON series (station_id);

CREATE TABLE shop (
  environment text NOT NULL,
  establishment text NOT NULL,
  address text NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (environment, establishment)
);

CREATE TABLE pattern (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL UNIQUE,
  bytes bytea NOT NULL
);

CREATE TABLE document (
  id uuid PRIMARY KEY,
  station_id uuid NOT NULL,
  incarnation uuid NOT NULL,
  position bigint NOT NULL,
  environment text NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  revision integer NOT NULL,
  establishment text NOT NULL,
  emission_point text NOT NULL,
  sequential integer NOT NULL,
  access_key text COLLATE "C" NOT NULL,
  issue_date date NOT NULL,
  counterparty text COLLATE "C" NOT NULL,
  counterparty_name text NOT NULL,
  total numeric NOT NULL,
  channel text NOT NULL,
  metadata jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  words tsvector NOT NULL,
  amounts jsonb NOT NULL,
  stored bytea NOT NULL,
  pattern integer NOT NULL
) PARTITION BY RANGE (id);
CREATE TABLE document_default PARTITION OF document DEFAULT;
CREATE INDEX document_by_words ON document USING gin (words);
CREATE INDEX document_by_access_key ON document (access_key);
CREATE INDEX document_by_counterparty ON document (counterparty, id DESC);
CREATE INDEX document_by_number ON document (sequential, emission_point, establishment);
-- Most are authorized in the end: the others are looked for.
CREATE INDEX document_by_status ON document (environment, status, id) WHERE status <> 'authorized';
CREATE INDEX document_by_shop ON document (environment, establishment, id);
CREATE INDEX document_by_environment ON document (environment, id);

CREATE TABLE document_file (
  document_id uuid NOT NULL,
  revision integer NOT NULL,
  xml bytea NOT NULL,
  pattern integer NOT NULL,
  PRIMARY KEY (document_id, revision)
) PARTITION BY RANGE (document_id);
CREATE TABLE document_file_default PARTITION OF document_file DEFAULT;

CREATE TABLE number (
  series_id bigint NOT NULL REFERENCES series (id),
  sequential integer NOT NULL,
  document_id uuid NOT NULL,
  PRIMARY KEY (series_id, sequential)
);

CREATE TABLE number_conflict (
  series_id bigint NOT NULL REFERENCES series (id),
  sequential integer NOT NULL,
  document_id uuid NOT NULL,
  found_at timestamptz NOT NULL DEFAULT now(),
  resolved_at timestamptz,
  PRIMARY KEY (series_id, sequential, document_id)
);

CREATE TABLE credit (
  note_id uuid PRIMARY KEY,
  environment text NOT NULL,
  invoice_id uuid,
  invoice_number text NOT NULL,
  amount numeric NOT NULL
);
CREATE INDEX credit_of_invoice ON credit (invoice_number, environment);

CREATE TABLE credit_hold (
  id uuid PRIMARY KEY,
  station_id uuid NOT NULL REFERENCES station (id),
  idempotency_key text NOT NULL,
  invoice_id uuid NOT NULL,
  amount numeric NOT NULL,
  note_id uuid,
  revision integer NOT NULL,
  expires_at timestamptz NOT NULL,
  UNIQUE (station_id, idempotency_key)
);
CREATE INDEX credit_hold_of_invoice ON credit_hold (invoice_id);

CREATE TABLE overdrawn_invoice (
  invoice_id uuid PRIMARY KEY,
  found_at timestamptz NOT NULL
);

CREATE TABLE event (
  tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
  n bigint GENERATED ALWAYS AS IDENTITY,
  type text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  data jsonb NOT NULL,
  establishment text,
  day date,
  PRIMARY KEY (tx, n)
);

CREATE TABLE day_total (
  station_id uuid NOT NULL,
  environment text NOT NULL,
  day date NOT NULL,
  made integer NOT NULL,
  establishment text NOT NULL,
  emission_point text NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  rate text NOT NULL,
  documents bigint NOT NULL,
  base numeric NOT NULL,
  iva numeric NOT NULL,
  total numeric NOT NULL,
  PRIMARY KEY (environment, day, station_id, establishment, emission_point, type, status, rate, made)
);
CREATE INDEX day_total_made ON day_total (environment, made) WHERE rate = 'total';

CREATE TABLE document_count (
  station_id uuid NOT NULL,
  environment text NOT NULL,
  establishment text NOT NULL,
  emission_point text NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  documents bigint NOT NULL,
  PRIMARY KEY (environment, station_id, establishment, emission_point, type, status)
);

CREATE TABLE record (
  station_id uuid NOT NULL,
  subject text NOT NULL,
  ref text NOT NULL,
  incarnation uuid NOT NULL,
  position bigint NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (station_id, subject, ref)
);
CREATE INDEX record_of_refused ON record (station_id, ref) WHERE subject = 'refused_change';
CREATE INDEX record_of_raised ON record (station_id) WHERE subject = 'event' AND body ->> 'type' = 'series.raised';
CREATE INDEX record_of_session ON record (station_id, (body ->> 'cash_session_id')) WHERE subject = 'cash_movement';
CREATE INDEX record_of_stock ON record (station_id, (ref::bigint)) WHERE subject = 'stock_movement';

CREATE TABLE command (
  id uuid PRIMARY KEY,
  document_id uuid NOT NULL,
  station_id uuid NOT NULL,
  asked jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  problem jsonb
);
CREATE INDEX command_of_document ON command (document_id, id DESC);

CREATE TABLE change (
  position bigint PRIMARY KEY,
  subject text NOT NULL,
  id text NOT NULL,
  version bigint NOT NULL,
  body jsonb,
  station_id uuid,
  establishment text,
  sort_name text,
  search_text text
);
CREATE INDEX change_by_name ON change (subject, sort_name, id) WHERE body IS NOT NULL;
CREATE UNIQUE INDEX change_once ON change (subject, id, station_id, establishment) NULLS NOT DISTINCT;

${webhookSchema}${mailSchema}`;
