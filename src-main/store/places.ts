/** Places of documents in one block of what is kept of them together, as migration 0012 has it. */
export const BLOCK = 2048;
