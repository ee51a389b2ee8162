/**
 * What lists are found and counted by, and reports read by, however many documents there are: the pairs of their metadata, and how many of
 * each sort there are a day and in each block of 4096 places. Triggers keep the counts, whoever writes.
 */
export const migration0005 = `
CREATE INDEX document_by_date ON document (entity_id, environment, issue_date, seq);

CREATE TABLE document_metadata (
  entity_id TEXT NOT NULL,
  environment TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  seq INTEGER NOT NULL REFERENCES document (seq),
  PRIMARY KEY (entity_id, environment, key, value, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX document_metadata_of ON document_metadata (seq);
INSERT INTO document_metadata
SELECT document.entity_id, document.environment, pair.key, pair.value, document.seq
FROM document, json_each(document.metadata_json) AS pair;

CREATE TABLE document_day_count (
  entity_id TEXT NOT NULL,
  environment TEXT NOT NULL,
  issue_date TEXT NOT NULL,
  type TEXT NOT NULL,
  status TEXT NOT NULL,
  channel TEXT NOT NULL,
  documents INTEGER NOT NULL,
  PRIMARY KEY (entity_id, environment, issue_date, type, status, channel)
) STRICT, WITHOUT ROWID;
INSERT INTO document_day_count
SELECT entity_id, environment, issue_date, type, status, channel, count(*)
FROM document GROUP BY 1, 2, 3, 4, 5, 6;

CREATE TABLE document_block_count (
  entity_id TEXT NOT NULL,
  environment TEXT NOT NULL,
  block INTEGER NOT NULL,
  issue_date TEXT NOT NULL,
  type TEXT NOT NULL,
  status TEXT NOT NULL,
  channel TEXT NOT NULL,
  documents INTEGER NOT NULL,
  PRIMARY KEY (entity_id, environment, block, issue_date, type, status, channel)
) STRICT, WITHOUT ROWID;
INSERT INTO document_block_count
SELECT entity_id, environment, seq / 4096, issue_date, type, status, channel, count(*)
FROM document GROUP BY 1, 2, 3, 4, 5, 6, 7;

CREATE TRIGGER document_counted AFTER INSERT ON document BEGIN
  INSERT INTO document_day_count VALUES
    (new.entity_id, new.environment, new.issue_date, new.type, new.status, new.channel, 1)
    ON CONFLICT DO UPDATE SET documents = documents + 1;
  INSERT INTO document_block_count VALUES
    (new.entity_id, new.environment, new.seq / 4096, new.issue_date, new.type, new.status, new.channel, 1)
    ON CONFLICT DO UPDATE SET documents = documents + 1;
END;

CREATE TRIGGER document_counted_again AFTER UPDATE OF status ON document WHEN new.status <> old.status BEGIN
  UPDATE document_day_count SET documents = documents - 1
    WHERE entity_id = old.entity_id AND environment = old.environment AND issue_date = old.issue_date
      AND type = old.type AND status = old.status AND channel = old.channel;
  UPDATE document_block_count SET documents = documents - 1
    WHERE entity_id = old.entity_id AND environment = old.environment AND block = old.seq / 4096
      AND issue_date = old.issue_date AND type = old.type AND status = old.status AND channel = old.channel;
  INSERT INTO document_day_count VALUES
    (new.entity_id, new.environment, new.issue_date, new.type, new.status, new.channel, 1)
    ON CONFLICT DO UPDATE SET documents = documents + 1;
  INSERT INTO document_block_count VALUES
    (new.entity_id, new.environment, new.seq / 4096, new.issue_date, new.type, new.status, new.channel, 1)
    ON CONFLICT DO UPDATE SET documents = documents + 1;
END;
`;
