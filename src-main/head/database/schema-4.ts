/**
 * The declaration of the whole business. `report_change` counts how often the documents of a day changed: by station, so that
 * batches of two stations never wait for each other; by a trigger, so that a head office of an earlier version that goes on with
 * this database counts as well. The figures of a day are those of `report_day.computed` changes, in whole cents; `invoices` are
 * those that its notes modify, by number, with the version that was read (null: none), `unreadable` the documents that are in no
 * figure. `declaration` is what a person saved of a period.
 *
 * Stations report what was bought, too, once they know that this head office takes it (`reports_purchases`: all of it is here).
 * `reported_purchase` leaves out what a station reported that goes on under another identity, which reports it again.
 */
export const headSchema4 = `
CREATE TABLE report_change (
  environment text NOT NULL,
  day date NOT NULL,
  station_id uuid NOT NULL,
  changes bigint NOT NULL,
  PRIMARY KEY (environment, day, station_id)
);
INSERT INTO report_change SELECT DISTINCT environment, day, station_id, 1 FROM day_total;

CREATE FUNCTION count_report_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_change (environment, day, station_id, changes)
  SELECT DISTINCT environment, issue_date, station_id, 1 FROM changed
  ON CONFLICT (environment, day, station_id) DO UPDATE SET changes = report_change.changes + 1;
  RETURN NULL;
END
$$;
CREATE TRIGGER report_change_of_insert AFTER INSERT ON document
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_report_changes();
CREATE TRIGGER report_change_of_update AFTER UPDATE ON document
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_report_changes();

CREATE TABLE report_day (
  environment text NOT NULL,
  day date NOT NULL,
  computed bigint NOT NULL,
  invoices jsonb NOT NULL,
  unreadable integer NOT NULL,
  PRIMARY KEY (environment, day)
);

CREATE TABLE report_figure (
  environment text NOT NULL,
  day date NOT NULL,
  dimension text NOT NULL,
  key text NOT NULL,
  decided smallint NOT NULL,
  documents bigint NOT NULL,
  base bigint NOT NULL,
  iva bigint NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (environment, day, dimension, key, decided)
);

CREATE TABLE declaration (
  environment text NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  stated jsonb NOT NULL,
  closing jsonb NOT NULL,
  saved_at text NOT NULL,
  PRIMARY KEY (environment, first_day, last_day)
);

ALTER TABLE station ADD COLUMN reports_purchases boolean NOT NULL DEFAULT false;

CREATE INDEX record_of_purchase ON record (
  (body #>> '{content,supplier,identification}'), replace(body #>> '{content,number}', '-', '')
) WHERE subject = 'purchase';
CREATE INDEX record_of_purchase_key ON record ((body #>> '{content,access_key}')) WHERE subject = 'purchase';
CREATE INDEX record_of_purchase_booked ON record ((body ->> 'bookedOn')) WHERE subject = 'purchase';
CREATE VIEW reported_purchase AS
SELECT record.station_id, station.name AS station, station.revoked_at IS NOT NULL AS is_revoked, record.ref, record.body,
  record.body ->> 'environment' AS environment,
  record.body ->> 'bookedOn' AS booked_on, record.body #>> '{content,issue_date}' AS issue_date,
  record.body #>> '{content,supplier,identification}' AS supplier,
  replace(record.body #>> '{content,number}', '-', '') AS number,
  record.body #>> '{content,access_key}' AS access_key
FROM record JOIN station ON station.id = record.station_id
WHERE record.subject = 'purchase' AND NOT EXISTS (
  SELECT 1 FROM station AS successor WHERE successor.id = station.successor AND successor.reports_purchases
);
`;
