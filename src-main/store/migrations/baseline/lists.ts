/**
 * What lists are found and counted by: the words of documents, the pairs of their metadata, the recipients of delivery
 * notes, and how many documents of each sort a month has. Triggers keep the counts, whoever writes.
 */
export const listsSchema = `
CREATE INDEX document_by_counterparty ON document (entity_id, environment, counterparty, seq);
CREATE INDEX document_by_date ON document (entity_id, environment, issue_date, seq);
CREATE INDEX document_newest ON document (entity_id, environment, seq);
CREATE INDEX document_newest_by_channel ON document (entity_id, environment, channel, seq);
CREATE INDEX document_newest_by_status ON document (entity_id, environment, status, seq);
CREATE INDEX document_newest_by_type ON document (entity_id, environment, type, seq);

CREATE VIRTUAL TABLE document_search USING fts5 (
  words, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
);

CREATE VIRTUAL TABLE document_word USING fts5vocab (document_search, instance);

CREATE TABLE document_metadata (
  entity_id TEXT NOT NULL,
  environment TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  seq INTEGER NOT NULL REFERENCES document (seq),
  PRIMARY KEY (entity_id, environment, key, value, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE document_recipient (
  seq INTEGER NOT NULL REFERENCES document (seq),
  identification TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  environment TEXT NOT NULL,
  PRIMARY KEY (seq, identification)
) STRICT, WITHOUT ROWID;
CREATE INDEX document_recipient_newest ON document_recipient (entity_id, environment, identification, seq);

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

CREATE TABLE document_changes (changes INTEGER NOT NULL) STRICT;
INSERT INTO document_changes VALUES (0);

CREATE TABLE document_block (
  entity_id TEXT NOT NULL,
  environment TEXT NOT NULL,
  block INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  first_date TEXT NOT NULL,
  last_date TEXT NOT NULL,
  first_created TEXT NOT NULL,
  last_created TEXT NOT NULL,
  PRIMARY KEY (entity_id, environment, block)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER document_counted AFTER INSERT ON document BEGIN
  INSERT INTO document_month_count VALUES
    (new.entity_id, new.environment, substr(new.issue_date, 1, 7), new.type, new.status, new.channel, 1)
    ON CONFLICT DO UPDATE SET documents = documents + 1;
  UPDATE document_changes SET changes = changes + 1;
  INSERT INTO document_block
    SELECT new.entity_id, new.environment, new.seq / 2048, changes,
      new.issue_date, new.issue_date, new.created_at, new.created_at
    FROM document_changes WHERE true
    ON CONFLICT DO UPDATE SET
      changed = excluded.changed,
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
  INSERT INTO document_month_count VALUES
    (new.entity_id, new.environment, substr(new.issue_date, 1, 7), new.type, new.status, new.channel, 1)
    ON CONFLICT DO UPDATE SET documents = documents + 1;
END;

CREATE TRIGGER document_changed_again
AFTER UPDATE OF status, revision, counterparty, counterparty_name, metadata_json ON document
WHEN new.status <> old.status OR new.revision <> old.revision OR new.counterparty <> old.counterparty
  OR new.counterparty_name <> old.counterparty_name OR new.metadata_json <> old.metadata_json
BEGIN
  UPDATE document_changes SET changes = changes + 1;
  UPDATE document_block SET changed = (SELECT changes FROM document_changes)
    WHERE entity_id = new.entity_id AND environment = new.environment AND block = new.seq / 2048;
END;
`;
