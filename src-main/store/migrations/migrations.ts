import { migration0001 } from './0001-first.ts';
import { migration0002 } from './0002-six-kinds.ts';
import { migration0003 } from './0003-received-documents.ts';
import { migration0004 } from './0004-offline.ts';
import { migration0005 } from './0005-lists.ts';
import { migration0006 } from './0006-webhooks.ts';
import { migration0007 } from './0007-email.ts';
import { migration0008 } from './0008-imports.ts';
import { migration0009 } from './0009-taxpayers.ts';
import { migration0010 } from './0010-portal.ts';
import { migration0011 } from './0011-logo.ts';
import { migration0012 } from './0012-counts.ts';
import { migration0013 } from './0013-outbox-environment.ts';
import { migration0014 } from './0014-counter.ts';
import { migration0015 } from './0015-printing.ts';
import { migration0016 } from './0016-block-changes.ts';
import { migration0017 } from './0017-catalog.ts';
import { migration0018 } from './0018-held-sales.ts';
import { migration0019 } from './0019-approvals.ts';
import { migration0020 } from './0020-stock.ts';
import { migration0021 } from './0021-xml-patterns.ts';
import { migration0022 } from './0022-till-printer.ts';
import { migration0023 } from './0023-kept-once.ts';
import { migration0024 } from './0024-fewer-counts.ts';

/** Every migration in order. One that was released is never edited: a change is a new one. */
export const migrations: readonly string[] = [
  migration0001,
  migration0002,
  migration0003,
  migration0004,
  migration0005,
  migration0006,
  migration0007,
  migration0008,
  migration0009,
  migration0010,
  migration0011,
  migration0012,
  migration0013,
  migration0014,
  migration0015,
  migration0016,
  migration0017,
  migration0018,
  migration0019,
  migration0020,
  migration0021,
  migration0022,
  migration0023,
  migration0024,
];
