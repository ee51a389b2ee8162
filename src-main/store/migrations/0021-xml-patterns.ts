/** A signed XML is compressed beside another like it, and an answer that repeats it beside the XML itself. */
export const migration0021 = `
CREATE TABLE xml_pattern (
  id INTEGER PRIMARY KEY,
  shape TEXT NOT NULL,
  last_seq INTEGER NOT NULL,
  xml BLOB NOT NULL
) STRICT;
CREATE INDEX xml_pattern_newest ON xml_pattern (shape, last_seq);
ALTER TABLE document_revision ADD COLUMN signed_xml_pattern INTEGER REFERENCES xml_pattern (id);
ALTER TABLE exchange ADD COLUMN answer_beside_xml INTEGER NOT NULL DEFAULT 0;
`;
