/** A till may have a printer of its own; one that was taken away keeps its row, and prints nothing. */
export const migration0022 = `
ALTER TABLE till ADD COLUMN printer_id TEXT REFERENCES printer (id);
`;
