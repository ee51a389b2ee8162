import { migration0001 } from './0001-first.ts';
import { migration0002 } from './0002-six-kinds.ts';
import { migration0003 } from './0003-received-documents.ts';
import { migration0004 } from './0004-offline.ts';
import { migration0005 } from './0005-lists.ts';
import { migration0006 } from './0006-webhooks.ts';
import { migration0007 } from './0007-email.ts';

/** Every migration in order. One that was released is never edited: a change is a new one. */
export const migrations: readonly string[] = [
  migration0001,
  migration0002,
  migration0003,
  migration0004,
  migration0005,
  migration0006,
  migration0007,
];
