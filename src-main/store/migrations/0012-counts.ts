/**
 * Counts that stay cheap when there are years of documents: of each month, of the days of each block of 2048 places, and
 * of the months of each block; a sort that is no more has no row. And what days and moments each block spans, so that
 * documents of a period are looked for where they are. Triggers keep all of it, whoever writes.
 */
export const migration0012 = `
DROP TRIGGER document_counted;
DROP TRIGGER document_counted_again;
DROP TABLE document_day_count;
DROP TABLE document_block_count;

CREATE INDEX document_newest_by_channel ON document (entity_id, environment, channel, seq);

CREATE TABLE document_month_count (
  entity_id TEXT NOT NULL,
  environment TEXT NOT NULL,
  month TEXT NOT NULL,
  type TEXT NOT NULL,
  status TEXT NOT NULL,
  channel TEXT NOT NULL,
  documents INTEGER NOT NULL,
  PRIMARY KEY (entity_id, environment, month, type, status, channel)
) STRICT, WITHOUT ROWID;

CREATE TABLE document_day_count (
  entity_id TEXT NOT NULL,
  environment TEXT NOT NULL,
  issue_date TEXT NOT NULL,
  block INTEGER NOT NULL,
  type TEXT NOT NULL,
  status TEXT NOT NULL,
  channel TEXT NOT NULL,
  documents INTEGER NOT NULL,
  PRIMARY KEY (entity_id, environment, issue_date, block, type, status, channel)
) STRICT, WITHOUT ROWID;

CREATE TABLE document_block_count (
  entity_id TEXT NOT NULL,
  environment TEXT NOT NULL,
  block INTEGER NOT NULL,
  month TEXT NOT NULL,
  type TEXT NOT NULL,
  status TEXT NOT NULL,
  channel TEXT NOT NULL,
  documents INTEGER NOT NULL,
  PRIMARY KEY (entity_id, environment, block, month, type, status, channel)
) STRICT, WITHOUT ROWID;

CREATE TABLE document_block_span (
  entity_id TEXT NOT NULL,
  environment TEXT NOT NULL,
  block INTEGER NOT NULL,
  first_date TEXT NOT NULL,
  last_date TEXT NOT NULL,
  first_created TEXT NOT NULL,
  last_created TEXT NOT NULL,
  PRIMARY KEY (entity_id, environment, block)
) STRICT, WITHOUT ROWID;

INSERT INTO document_month_count
SELECT entity_id, environment, substr(issue_date, 1, 7), type, status, channel, count(*)
FROM document GROUP BY 1, 2, 3, 4, 5, 6;
INSERT INTO document_day_count
SELECT entity_id, environment, issue_date, seq / 2048, type, status, channel, count(*)
FROM document GROUP BY 1, 2, 3, 4, 5, 6, 7;
INSERT INTO document_block_count
SELECT entity_id, environment, seq / 2048, substr(issue_date, 1, 7), type, status, channel, count(*)
FROM document GROUP BY 1, 2, 3, 4, 5, 6, 7;
INSERT INTO document_block_span
SELECT entity_id, environment, seq / 2048, min(issue_date), max(issue_date), min(created_at), max(created_at)
FROM document GROUP BY 1, 2, 3;

CREATE TRIGGER document_counted AFTER INSERT ON document BEGIN
  INSERT INTO document_month_count VALUES
    (new.entity_id, new.environment, substr(new.issue_date, 1, 7), new.type, new.status, new.channel, 1)
    ON CONFLICT DO UPDATE SET documents = documents + 1;
  INSERT INTO document_day_count VALUES
    (new.entity_id, new.environment, new.issue_date, new.seq / 2048, new.type, new.status, new.channel, 1)
    ON CONFLICT DO UPDATE SET documents = documents + 1;
  INSERT INTO document_block_count VALUES (
    new.entity_id, new.environment, new.seq / 2048, substr(new.issue_date, 1, 7), new.type, new.status, new.channel, 1
  ) ON CONFLICT DO UPDATE SET documents = documents + 1;
  INSERT INTO document_block_span VALUES (
    new.entity_id, new.environment, new.seq / 2048,
    new.issue_date, new.issue_date, new.created_at, new.created_at
  ) ON CONFLICT DO UPDATE SET
    first_date = min(first_date, excluded.first_date), last_date = max(last_date, excluded.last_date),
    first_created = min(first_created, excluded.first_created),
    last_created = max(last_created, excluded.last_created);
END;

CREATE TRIGGER document_counted_again AFTER UPDATE OF status ON document WHEN new.status <> old.status BEGIN
  UPDATE document_month_count SET documents = documents - 1
    WHERE entity_id = old.entity_id AND environment = old.environment AND month = substr(old.issue_date, 1, 7)
      AND type = old.type AND status = old.status AND channel = old.channel;
  DELETE FROM document_month_count
    WHERE entity_id = old.entity_id AND environment = old.environment AND month = substr(old.issue_date, 1, 7)
      AND type = old.type AND status = old.status AND channel = old.channel AND documents = 0;
  UPDATE document_day_count SET documents = documents - 1
    WHERE entity_id = old.entity_id AND environment = old.environment AND issue_date = old.issue_date
      AND block = old.seq / 2048 AND type = old.type AND status = old.status AND channel = old.channel;
  DELETE FROM document_day_count
    WHERE entity_id = old.entity_id AND environment = old.environment AND issue_date = old.issue_date
      AND block = old.seq / 2048 AND type = old.type AND status = old.status AND channel = old.channel
      AND documents = 0;
  UPDATE document_block_count SET documents = documents - 1
    WHERE entity_id = old.entity_id AND environment = old.environment AND block = old.seq / 2048
      AND month = substr(old.issue_date, 1, 7) AND type = old.type AND status = old.status
      AND channel = old.channel;
  DELETE FROM document_block_count
    WHERE entity_id = old.entity_id AND environment = old.environment AND block = old.seq / 2048
      AND month = substr(old.issue_date, 1, 7) AND type = old.type AND status = old.status
      AND channel = old.channel AND documents = 0;
  INSERT INTO document_month_count VALUES
    (new.entity_id, new.environment, substr(new.issue_date, 1, 7), new.type, new.status, new.channel, 1)
    ON CONFLICT DO UPDATE SET documents = documents + 1;
  INSERT INTO document_day_count VALUES
    (new.entity_id, new.environment, new.issue_date, new.seq / 2048, new.type, new.status, new.channel, 1)
    ON CONFLICT DO UPDATE SET documents = documents + 1;
  INSERT INTO document_block_count VALUES (
    new.entity_id, new.environment, new.seq / 2048, substr(new.issue_date, 1, 7), new.type, new.status, new.channel, 1
  ) ON CONFLICT DO UPDATE SET documents = documents + 1;
END;
`;
