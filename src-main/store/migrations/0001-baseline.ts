import { approvalsSchema } from './baseline/approvals.ts';
import { backupsSchema } from './baseline/backups.ts';
import { businessSchema } from './baseline/business.ts';
import { catalogSchema } from './baseline/catalog.ts';
import { counterSchema } from './baseline/counter.ts';
import { deliverySchema } from './baseline/delivery.ts';
import { documentsSchema } from './baseline/documents.ts';
import { feedSchema } from './baseline/feed.ts';
import { importsSchema } from './baseline/imports.ts';
import { listsSchema } from './baseline/lists.ts';
import { mailSchema } from './baseline/mail.ts';
import { printingSchema } from './baseline/printing.ts';
import { purchasesSchema } from './baseline/purchases.ts';
import { reportsSchema } from './baseline/reports.ts';
import { staffLogSchema } from './baseline/staff-log.ts';
import { stockSchema } from './baseline/stock.ts';
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
