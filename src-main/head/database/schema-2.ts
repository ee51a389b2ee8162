/**
 * What a line of a feed could not be stored for is kept whole in `rejected_line`, as the till sent it, until a newer head
 * office (`program`) can store it or the till sends the record in another form. `because` is told apart by programs,
 * `reason` is for people.
 *
 * `series_claim` are the stations other than its own that issued in a live series, until somebody decides whose it is.
 *
 * `successor` is who goes on with what a revoked station issued: the identity it got when it was enrolled anew.
 *
 * A pattern is referred to, so that none is missing, and its `id` follows from its kind and its bytes: a head office that goes on
 * while its database is put back finds out that one is gone, and never takes another for it.
 *
 * Events are numbered as changes are, under the lock of the row of `business`: the number of a transaction, which they had,
 * begins anew where a database is put back from a dump. One of an environment is there for keys that read it.
 */
export const headSchema2 = `
-- Named by what they are: one that another database has under its number would read documents wrongly.
ALTER TABLE pattern ALTER COLUMN id DROP IDENTITY;
-- What is compressed with one that is gone cannot be read, and says so; it is no reason not to start.
INSERT INTO pattern (id, kind, bytes)
SELECT pattern, 'missing ' || pattern, '' FROM (SELECT pattern FROM document UNION SELECT pattern FROM document_file) AS used
WHERE NOT EXISTS (SELECT 1 FROM pattern WHERE pattern.id = used.pattern);
ALTER TABLE document ADD FOREIGN KEY (pattern) REFERENCES pattern (id);
ALTER TABLE document_file ADD FOREIGN KEY (pattern) REFERENCES pattern (id);

CREATE TABLE rejected_line (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station_id uuid NOT NULL REFERENCES station (id),
  incarnation uuid NOT NULL,
  subject text,
  ref text,
  because text NOT NULL,
  reason text NOT NULL,
  bytes bytea NOT NULL,
  program text NOT NULL,
  rejected_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX rejected_line_once ON rejected_line (station_id, sha256(bytes));
CREATE INDEX rejected_line_of ON rejected_line (station_id, subject, ref);

CREATE TABLE series_claim (
  series_id bigint NOT NULL REFERENCES series (id),
  station_id uuid NOT NULL REFERENCES station (id),
  document_id uuid NOT NULL,
  found_at timestamptz NOT NULL DEFAULT now(),
  resolved_at timestamptz,
  PRIMARY KEY (series_id, station_id)
);

ALTER TABLE station ADD COLUMN successor uuid REFERENCES station (id), ADD COLUMN forked_at timestamptz;

ALTER TABLE business
  ADD COLUMN last_event bigint NOT NULL DEFAULT 0,
  ADD COLUMN cursor_secret bytea NOT NULL
    DEFAULT decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');

ALTER TABLE event ADD COLUMN position bigint, ADD COLUMN environment text;
UPDATE event SET position = numbered.position
FROM (SELECT tx, n, row_number() OVER (ORDER BY tx, n) AS position FROM event) AS numbered
WHERE numbered.tx = event.tx AND numbered.n = event.n;
UPDATE business SET last_event = (SELECT count(*) FROM event);
-- A till that only practised said whose the first version's head office was: every live document would be of another business.
UPDATE business SET ruc = NULL WHERE ruc = '9999999999001';
ALTER TABLE event DROP CONSTRAINT event_pkey, DROP COLUMN tx, DROP COLUMN n, ADD PRIMARY KEY (position);

ALTER TABLE command ADD COLUMN expired_at timestamptz;
CREATE INDEX command_waiting ON command (station_id, created_at) WHERE ended_at IS NULL AND expired_at IS NULL;

ALTER TABLE api_key ADD COLUMN expires_at timestamptz;

ALTER TABLE enrolment_code
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN name text,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
`;
