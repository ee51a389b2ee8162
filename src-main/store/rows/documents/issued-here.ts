import { sql } from 'kysely';

/**
 * Documents issued in this installation: imported documents say nothing about this computer's clock. Literal, as SQLite
 * takes the index of a condition only for the very same condition (`document_issued_here`).
 */
export const issuedHere = sql<boolean>`document.channel <> 'imported'`;
