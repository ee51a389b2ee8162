import { sql } from 'kysely';

/**
 * Documents issued in this installation: what another system issued says nothing of our clock. Literal, as SQLite
 * takes the index of a condition only for the very same condition (`document_issued_here`).
 */
export const issuedHere = sql<boolean>`document.channel <> 'imported'`;
