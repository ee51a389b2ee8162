/**
 * Printers, and what is to be printed. A job is a row before anybody hears of it, and `printing` before the first
 * byte leaves: one that is still so when the program starts may be on paper. A printer that is taken away keeps its
 * row for its jobs.
 */
export const printingSchema = `
CREATE TABLE printer (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  connection_json TEXT NOT NULL,
  paper TEXT NOT NULL CHECK (paper IN ('roll80', 'roll58', 'a4')),
  lettering TEXT NOT NULL CHECK (lettering IN ('raster', 'text')),
  code_page TEXT NOT NULL CHECK (code_page IN ('pc858', 'wpc1252')),
  cuts INTEGER NOT NULL,
  has_drawer INTEGER NOT NULL,
  is_default INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_at TEXT,
  CHECK (deleted_at IS NULL OR is_default = 0)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX printer_default ON printer (is_default) WHERE is_default = 1;

CREATE TABLE print_job (
  id TEXT PRIMARY KEY,
  printer_id TEXT NOT NULL REFERENCES printer (id),
  kind TEXT NOT NULL CHECK (kind IN ('document', 'report', 'test')),
  document_id TEXT REFERENCES document (id),
  entity_id TEXT,
  environment TEXT,
  content_json TEXT,
  copy INTEGER NOT NULL,
  opens_drawer INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('waiting', 'printing', 'printed', 'failed', 'cancelled')),
  confirmed INTEGER NOT NULL DEFAULT 0,
  might_have_printed INTEGER NOT NULL DEFAULT 0,
  tries INTEGER NOT NULL DEFAULT 0,
  problem TEXT,
  next_attempt_at TEXT,
  expires_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  idempotency_key TEXT,
  fingerprint TEXT,
  CHECK ((kind = 'document') = (document_id IS NOT NULL)),
  CHECK ((document_id IS NULL) = (content_json IS NOT NULL)),
  CHECK ((document_id IS NULL) = (entity_id IS NULL)),
  CHECK ((document_id IS NULL) = (environment IS NULL)),
  CHECK ((status = 'waiting') = (next_attempt_at IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX print_job_waiting ON print_job (printer_id, id) WHERE status = 'waiting';
CREATE INDEX print_job_printing ON print_job (id) WHERE status = 'printing';
CREATE INDEX print_job_by_status ON print_job (status, id);
CREATE INDEX print_job_by_printer ON print_job (printer_id, id);
CREATE INDEX print_job_of_document ON print_job (document_id, id) WHERE document_id IS NOT NULL;
CREATE INDEX print_job_of_business ON print_job (entity_id, environment, id) WHERE entity_id IS NOT NULL;
CREATE UNIQUE INDEX print_job_key ON print_job (entity_id, environment, idempotency_key)
  WHERE idempotency_key IS NOT NULL;
`;
