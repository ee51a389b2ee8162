/**
 * How long a reading counts as new, milliseconds, where many parts of the counter need the same: one sale opens a dozen
 * that would each read people, tills and printers once more.
 */
export const SHARED_READING_MS = 2000;
