/**
 * What a sale keeps count of, in two rows instead of five: lists tell their totals and offsets from sets of places
 * (decision 9), so that only whole months are still counted; and a block's last change stands beside its first and last
 * days.
 */
export const migration0024 = `
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

INSERT INTO document_block
  SELECT entity_id, environment, block, coalesce(changed, 0), first_date, last_date, first_created, last_created
  FROM document_block_span LEFT JOIN document_block_change USING (entity_id, environment, block);

DROP TRIGGER document_counted;
DROP TRIGGER document_counted_again;
DROP TRIGGER document_changed;
DROP TRIGGER document_changed_again;
DROP TABLE document_day_count;
DROP TABLE document_block_count;
DROP TABLE document_block_span;
DROP TABLE document_block_change;

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
