/** When the program ran: what it did not do while it was closed is explained by it. */
export const programRuns = `
CREATE TABLE program_run (
  started_at TEXT PRIMARY KEY,
  ended_at TEXT
) STRICT, WITHOUT ROWID;
`;
