/**
 * What is known of taxpayers: the latest document of each that was received says it. Issuer and day are read off the
 * access key (SRI technical sheet 2.34, table 1). And what the authority says became of a received document.
 */
export const migration0009 = `
ALTER TABLE received_document ADD COLUMN issuer_ruc TEXT GENERATED ALWAYS AS (substr(access_key, 11, 13)) VIRTUAL;
ALTER TABLE received_document ADD COLUMN issued_on TEXT GENERATED ALWAYS AS (
  substr(access_key, 5, 4) || '-' || substr(access_key, 3, 2) || '-' || substr(access_key, 1, 2)
) VIRTUAL;
ALTER TABLE received_document ADD COLUMN state TEXT
  CHECK (state IN ('authorized', 'not_authorized', 'annulment_pending', 'annulled'));
ALTER TABLE received_document ADD COLUMN state_at TEXT CHECK ((state IS NULL) = (state_at IS NULL));
CREATE INDEX received_document_latest ON received_document (environment, issuer_ruc, issued_on);
`;
