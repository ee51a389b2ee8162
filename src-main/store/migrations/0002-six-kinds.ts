/**
 * What all six kinds of documents need: the credit that notes hold of an invoice, the recipients a delivery note is
 * found by, the refusal that ended a revision. Invoices issued before are given the fields that invoices have had since.
 */
export const migration0002 = `
CREATE TABLE credit (
  credit_note_id TEXT PRIMARY KEY REFERENCES document (id),
  invoice_id TEXT NOT NULL REFERENCES document (id),
  amount TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX credit_of ON credit (invoice_id, credit_note_id, amount);

CREATE TABLE document_recipient (
  seq INTEGER NOT NULL REFERENCES document (seq),
  identification TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  environment TEXT NOT NULL,
  PRIMARY KEY (seq, identification)
) STRICT, WITHOUT ROWID;
CREATE INDEX document_recipient_newest ON document_recipient (entity_id, environment, identification, seq);

ALTER TABLE document_revision ADD COLUMN refusal_json TEXT;
UPDATE document_revision
SET refusal_json = (
  SELECT json_object('decided_at', NULL, 'messages', json(document.sri_messages_json))
  FROM document
  WHERE document.id = document_revision.document_id
)
WHERE (document_id, revision) IN (SELECT id, revision FROM document WHERE status = 'not_authorized');

UPDATE document_revision
SET content_json = json_insert(
  content_json,
  '$.subsidy', '0.00',
  '$.withholdings', json('[]'),
  '$.withheld_iva', '0.00',
  '$.withheld_renta', '0.00',
  '$.third_party_charges', json('[]'),
  '$.compensations', json('[]')
)
WHERE document_id IN (SELECT id FROM document WHERE type = 'invoice');
`;
