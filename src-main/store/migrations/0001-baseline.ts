import { backupsSchema } from './baseline/backups.ts';
import { businessSchema } from './baseline/business.ts';
import { approvalsSchema } from './baseline/counter/approvals.ts';
import { catalogSchema } from './baseline/counter/catalog.ts';
import { counterSchema } from './baseline/counter/counter.ts';
import { staffLogSchema } from './baseline/counter/staff-log.ts';
import { stockSchema } from './baseline/counter/stock.ts';
import { deliverySchema } from './baseline/documents/delivery.ts';
import { documentsSchema } from './baseline/documents/documents.ts';
import { importsSchema } from './baseline/documents/imports.ts';
import { listsSchema } from './baseline/documents/lists.ts';
import { purchasesSchema } from './baseline/documents/purchases.ts';
import { reportsSchema } from './baseline/documents/reports.ts';
import { feedSchema } from './baseline/feed.ts';
import { mailSchema } from './baseline/mail.ts';
import { printingSchema } from './baseline/printing.ts';
import { webhooksSchema } from './baseline/webhooks.ts';

/** All tables of the first release, by subject. A table may refer to one of a later subject. */
export const baseline = [
  businessSchema,
  documentsSchema,
  listsSchema,
  purchasesSchema,
  reportsSchema,
  deliverySchema,
  importsSchema,
  counterSchema,
  approvalsSchema,
  staffLogSchema,
  catalogSchema,
  stockSchema,
  mailSchema,
  webhooksSchema,
  printingSchema,
  backupsSchema,
  feedSchema,
].join('');
