/**
 * What documents come to, by day and by what reports break them down: a report of a month adds days up, not documents
 * (decision 35). A trigger only notes that a day changed; its figures are computed anew when somebody asks for them.
 * Amounts are whole cents and quantities whole millionths: exact, and SQLite sums them.
 */
export const reportsSchema = `
CREATE TABLE report_day (
  scope INTEGER NOT NULL REFERENCES list_scope (id),
  day TEXT NOT NULL,
  changes INTEGER NOT NULL,
  computed INTEGER NOT NULL,
  PRIMARY KEY (scope, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX report_day_changed ON report_day (scope, day) WHERE computed <> changes;

CREATE TABLE report_figure (
  scope INTEGER NOT NULL,
  day TEXT NOT NULL,
  dimension TEXT NOT NULL,
  key TEXT NOT NULL,
  decided INTEGER NOT NULL,
  label TEXT NOT NULL,
  documents INTEGER NOT NULL,
  quantity INTEGER NOT NULL,
  base INTEGER NOT NULL,
  iva INTEGER NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (scope, day, dimension, key, decided)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER report_day_of_new AFTER INSERT ON document_list BEGIN
  INSERT INTO report_day VALUES (new.scope, new.day, 1, 0) ON CONFLICT DO UPDATE SET changes = changes + 1;
END;
CREATE TRIGGER report_day_of_changed AFTER UPDATE OF status ON document_list BEGIN
  INSERT INTO report_day VALUES (new.scope, new.day, 1, 0) ON CONFLICT DO UPDATE SET changes = changes + 1;
END;
`;
