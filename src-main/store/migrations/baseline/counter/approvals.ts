/**
 * Who let whom do what, and what for. It is only ever added to: triggers refuse to change or delete rows. The use of
 * an approval has its id as key, so that it serves once.
 */
export const approvalsSchema = `
CREATE TABLE approval (
  id TEXT PRIMARY KEY,
  action TEXT NOT NULL,
  approver_id TEXT REFERENCES operator (id),
  approver_name TEXT NOT NULL,
  asked_by_id TEXT REFERENCES operator (id),
  asked_by_name TEXT,
  reason TEXT,
  about_json TEXT NOT NULL,
  given_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX approval_by_action ON approval (action, id);
CREATE INDEX approval_by_approver ON approval (approver_id, id);
CREATE INDEX approval_by_asker ON approval (asked_by_id, id) WHERE asked_by_id IS NOT NULL;

CREATE TABLE approval_use (
  approval_id TEXT PRIMARY KEY REFERENCES approval (id),
  kind TEXT CHECK (kind IN ('cash_session', 'stock', 'product', 'document', 'series')),
  subject_id TEXT,
  used_at TEXT NOT NULL,
  CHECK ((kind IS NULL) = (subject_id IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TRIGGER approval_stays BEFORE UPDATE ON approval BEGIN
  SELECT RAISE(ABORT, 'an approval never changes');
END;
CREATE TRIGGER approval_kept BEFORE DELETE ON approval BEGIN
  SELECT RAISE(ABORT, 'an approval is never deleted');
END;
CREATE TRIGGER approval_use_stays BEFORE UPDATE ON approval_use BEGIN
  SELECT RAISE(ABORT, 'the use of an approval never changes');
END;
CREATE TRIGGER approval_use_kept BEFORE DELETE ON approval_use BEGIN
  SELECT RAISE(ABORT, 'the use of an approval is never deleted');
END;
`;
