/**
 * What a head office keeps. Documents are partitioned by the month of their identifiers (UUID v7): a list newest first
 * reads the newest partitions alone; what a wrong clock dated far off is in the default one. A document is kept whole,
 * compressed, beside the columns it is found and summed by; the signed XML of each revision stands apart. Both are
 * compressed with a pattern, the first of their kind.
 *
 * A live series is of one station; other numbers count for nothing, and each station has its own.
 *
 * `day_total` is what the documents of a station come to, by day: kept in the transaction that stores them, with a row of
 * rate `total` for the whole documents and one for each rate of IVA. `words` are names only: numbers, access keys and
 * identifications are found in their own columns.
 */
export const headSchema = `
CREATE TABLE business (
  only_one integer PRIMARY KEY CHECK (only_one = 1),
  id uuid NOT NULL,
  ruc text
);

CREATE TABLE api_key (
  id uuid PRIMARY KEY,
  hash bytea NOT NULL UNIQUE,
  role text NOT NULL CHECK (role IN ('reader', 'accountant', 'manager', 'owner')),
  environment text,
  created_at timestamptz NOT NULL DEFAULT now()
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
  enrolled_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz,
  revoked_at timestamptz
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
  station_id uuid REFERENCES station (id)
);
CREATE UNIQUE INDEX series_once ON series (
  environment, type, establishment, emission_point, (CASE environment WHEN 'live' THEN NULL ELSE station_id END)
) NULLS NOT DISTINCT;
CREATE INDEX series_of_station ON series (station_id);

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
  access_key text NOT NULL,
  issue_date date NOT NULL,
  counterparty text NOT NULL,
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
  PRIMARY KEY (series_id, sequential, document_id)
);

CREATE TABLE event (
  tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
  n bigint GENERATED ALWAYS AS IDENTITY,
  type text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  data jsonb NOT NULL,
  PRIMARY KEY (tx, n)
);

CREATE TABLE day_total (
  station_id uuid NOT NULL,
  environment text NOT NULL,
  day date NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  rate text NOT NULL,
  documents bigint NOT NULL,
  base numeric NOT NULL,
  iva numeric NOT NULL,
  total numeric NOT NULL,
  PRIMARY KEY (environment, day, station_id, type, status, rate)
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
`;
