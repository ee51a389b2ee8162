/**
 * What lists are found and counted by (decision 14): one narrow row a document with an index for each filter, whom it goes
XX */
export const listsSchema = `
CREATE TABLE list_scope (
  id INTEGER PRIMARY KEY,
  entity_id TEXT NOT NULL REFERENCES entity (id),
  environment TEXT NOT NULL,
  UNIQUE (entity_id, environment)
) STRICT;

CREATE TABLE document_list (
  seq INTEGER PRIMARY KEY,
  scope INTEGER NOT NULL,
  type TEXT NOT NULL,
  status TEXT NOT NULL,
  channel TEXT NOT NULL,
  day TEXT NOT NULL,
  created_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX document_list_newest ON document_list (scope, seq, type, status, channel, day, created_ms);
CREATE INDEX document_list_by_type ON document_list (scope, type, seq);
CREATE INDEX document_list_by_status ON document_list (scope, status, seq);
CREATE INDEX document_list_by_channel ON document_list (scope, channel, seq);
CREATE INDEX document_list_by_day ON document_list (scope, day, seq, type, status, channel);
CREATE INDEX document_list_by_creation ON document_list (scope, created_ms, seq, type, status, channel);

CREATE TABLE document_party (
  scope INTEGER NOT NULL REFERENCES list_scope (id),
  identification TEXT NOT NULL,
  seq INTEGER NOT NULL REFERENCES document (seq),
  PRIMARY KEY (scope, identification, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE document_month_count (
  scope INTEGER NOT NULL,
  month TEXT NOT NULL,
  type TEXT NOT NULL,
  status TEXT NOT NULL,
  channel TEXT NOT NULL,
  documents INTEGER NOT NULL,
  PRIMARY KEY (scope, month, type, status, channel)
) STRICT, WITHOUT ROWID;

CREATE TABLE document_metadata (
  scope INTEGER NOT NULL REFERENCES list_scope (id),
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  seq INTEGER NOT NULL REFERENCES document (seq),
  PRIMARY KEY (scope, key, value, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE document_amount (
  seq INTEGER NOT NULL REFERENCES document (seq),
  tax TEXT NOT NULL,
  rate TEXT NOT NULL,
  base INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY (seq, tax, rate)
) STRICT, WITHOUT ROWID;

CREATE TABLE document_month_amount (
  scope INTEGER NOT NULL,
  month TEXT NOT NULL,
  type TEXT NOT NULL,
  status TEXT NOT NULL,
  channel TEXT NOT NULL,
  tax TEXT NOT NULL,
  rate TEXT NOT NULL,
  base INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY (scope, month, type, status, channel, tax, rate)
) STRICT, WITHOUT ROWID;

CREATE TABLE document_reference (
  scope INTEGER NOT NULL REFERENCES list_scope (id),
  type TEXT NOT NULL,
  number TEXT NOT NULL,
  seq INTEGER NOT NULL REFERENCES document (seq),
  PRIMARY KEY (scope, type, number, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER document_listed AFTER INSERT ON document BEGIN
  INSERT INTO list_scope (entity_id, environment) VALUES (new.entity_id, new.environment) ON CONFLICT DO NOTHING;
  INSERT INTO document_list (seq, scope, type, status, channel, day, created_ms)
    SELECT new.seq, id, new.type, new.status, new.channel, new.issue_date,
      CAST(round(unixepoch(new.created_at, 'subsec') * 1000) AS INTEGER)
    FROM list_scope WHERE entity_id = new.entity_id AND environment = new.environment;
END;
CREATE TRIGGER document_status_listed AFTER UPDATE OF status ON document WHEN new.status <> old.status BEGIN
  UPDATE document_list SET status = new.status WHERE seq = new.seq;
END;

CREATE TRIGGER document_list_counted AFTER INSERT ON document_list BEGIN
  INSERT INTO document_month_count
    VALUES (new.scope, substr(new.day, 1, 7), new.type, new.status, new.channel, 1)
    ON CONFLICT DO UPDATE SET documents = documents + 1;
END;
CREATE TRIGGER document_list_counted_again AFTER UPDATE OF status ON document_list BEGIN
  UPDATE document_month_count SET documents = documents - 1
    WHERE scope = old.scope AND month = substr(old.day, 1, 7)
      AND type = old.type AND status = old.status AND channel = old.channel;
  DELETE FROM document_month_count
    WHERE scope = old.scope AND month = substr(old.day, 1, 7)
      AND type = old.type AND status = old.status AND channel = old.channel AND documents = 0;
  INSERT INTO document_month_count
    VALUES (new.scope, substr(new.day, 1, 7), new.type, new.status, new.channel, 1)
    ON CONFLICT DO UPDATE SET documents = documents + 1;
END;

CREATE TRIGGER document_amount_summed AFTER INSERT ON document_amount BEGIN
  INSERT INTO document_month_amount
    SELECT scope, substr(day, 1, 7), type, status, channel, new.tax, new.rate, new.base, new.amount
    FROM document_list WHERE seq = new.seq
    ON CONFLICT DO UPDATE SET base = base + excluded.base, amount = amount + excluded.amount;
END;
CREATE TRIGGER document_amount_taken_off AFTER DELETE ON document_amount BEGIN
  INSERT INTO document_month_amount
    SELECT scope, substr(day, 1, 7), type, status, channel, old.tax, old.rate, -old.base, -old.amount
    FROM document_list WHERE seq = old.seq
    ON CONFLICT DO UPDATE SET base = base + excluded.base, amount = amount + excluded.amount;
END;
CREATE TRIGGER document_list_summed_again AFTER UPDATE OF status ON document_list BEGIN
  INSERT INTO document_month_amount
    SELECT old.scope, substr(old.day, 1, 7), old.type, old.status, old.channel, tax, rate, -base, -amount
    FROM document_amount WHERE seq = old.seq
    ON CONFLICT DO UPDATE SET base = base + excluded.base, amount = amount + excluded.amount;
  INSERT INTO document_month_amount
    SELECT new.scope, substr(new.day, 1, 7), new.type, new.status, new.channel, tax, rate, base, amount
    FROM document_amount WHERE seq = new.seq
    ON CONFLICT DO UPDATE SET base = base + excluded.base, amount = amount + excluded.amount;
END;

CREATE VIRTUAL TABLE document_search USING fts5 (
  words, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3'
);
CREATE VIRTUAL TABLE document_word USING fts5vocab (document_search, instance);
`;
