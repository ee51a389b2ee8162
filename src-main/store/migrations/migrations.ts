import { migration0001 } from './0001-first.ts';

/** Every migration in order. One that was released is never edited: a change is a new one. */
export const migrations: readonly string[] = [migration0001];
