/**
 * When the documents of a block last changed in anything they are found by, so that totals counted once are counted
 * again only where something changed since. Triggers keep it, whoever writes: the words, the metadata and the recipients
 * of a document change only with its row. And the words there are in the search.
 */
export const migration0016 = `
CREATE TABLE document_changes (changes INTEGER NOT NULL) STRICT;
INSERT INTO document_changes VALUES (0);

CREATE TABLE document_block_change (
  entity_id TEXT NOT NULL,
  environment TEXT NOT NULL,
  block INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  PRIMARY KEY (entity_id, environment, block)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER document_changed AFTER INSERT ON document BEGIN
  UPDATE document_changes SET changes = changes + 1;
  INSERT INTO document_block_change
    SELECT new.entity_id, new.environment, new.seq / 2048, changes FROM document_changes WHERE true
    ON CONFLICT DO UPDATE SET changed = excluded.changed;
END;

CREATE TRIGGER document_changed_again
AFTER UPDATE OF status, revision, counterparty, counterparty_name, metadata_json ON document
WHEN new.status <> old.status OR new.revision <> old.revision OR new.counterparty <> old.counterparty
  OR new.counterparty_name <> old.counterparty_name OR new.metadata_json <> old.metadata_json
BEGIN
  UPDATE document_changes SET changes = changes + 1;
  INSERT INTO document_block_change
    SELECT new.entity_id, new.environment, new.seq / 2048, changes FROM document_changes WHERE true
    ON CONFLICT DO UPDATE SET changed = excluded.changed;
END;

CREATE VIRTUAL TABLE document_word USING fts5vocab (document_search, instance);
`;
