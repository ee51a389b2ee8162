/** How long a check waits for what must come: much longer than it takes, on a machine that does much else. */
export const PATIENCE_MS = 45_000;
