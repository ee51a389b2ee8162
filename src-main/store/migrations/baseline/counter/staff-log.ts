/** What was done by and to the people who work here. It is only ever added to. */
export const staffLogSchema = `
CREATE TABLE staff_event (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  operator_id TEXT REFERENCES operator (id),
  operator_name TEXT,
  by_id TEXT REFERENCES operator (id),
  by_name TEXT,
  facts_json TEXT NOT NULL,
  created_at TEXT NOT NULL,
  CHECK ((operator_id IS NULL) = (operator_name IS NULL)),
  CHECK ((by_id IS NULL) = (by_name IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX staff_event_by_type ON staff_event (type, id);
CREATE INDEX staff_event_of ON staff_event (operator_id, id) WHERE operator_id IS NOT NULL;
CREATE INDEX staff_event_by ON staff_event (by_id, id) WHERE by_id IS NOT NULL;

CREATE TRIGGER staff_event_stays BEFORE UPDATE ON staff_event BEGIN
  SELECT RAISE(ABORT, 'what was done never changes');
END;
CREATE TRIGGER staff_event_kept BEFORE DELETE ON staff_event BEGIN
  SELECT RAISE(ABORT, 'what was done is never deleted');
END;
`;
