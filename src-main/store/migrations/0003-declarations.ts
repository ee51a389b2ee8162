/** What a person states of a period for form 104, and the balances that the period after begins with. */
export const declarations = `
CREATE TABLE declaration (
  entity_id TEXT NOT NULL REFERENCES entity (id),
  environment TEXT NOT NULL,
  first_day TEXT NOT NULL,
  last_day TEXT NOT NULL,
  stated_json TEXT NOT NULL,
  closing_json TEXT NOT NULL,
  saved_at TEXT NOT NULL,
  PRIMARY KEY (entity_id, environment, first_day, last_day)
) STRICT, WITHOUT ROWID;
`;
