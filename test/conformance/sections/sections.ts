import { authorityAnswers } from '../decisions/authority-answers.ts';
import { enumerations } from '../decisions/enumerations.ts';
import { guard } from '../decisions/guard.ts';
import { idempotencyAndLists } from '../decisions/idempotency-and-lists.ts';
import { pathSections } from '../decisions/paths.ts';
import { portal } from '../decisions/portal.ts';
import { problems } from '../decisions/problems.ts';
import type { Section } from '../support/section.ts';
import { authentication } from './authentication.ts';
import { commonFields } from './common-fields.ts';
import { conventions } from './conventions.ts';
import { creditNotes } from './credit-notes.ts';
import { debitNotes } from './debit-notes.ts';
import { deliveryNotes } from './delivery-notes.ts';
import { documentListFilters } from './document-list-filters.ts';
import { documentsOfAnyType } from './documents-of-any-type.ts';
import { endpoints } from './endpoints.ts';
import { entities, entity } from './entities.ts';
import { errors } from './errors.ts';
import { events } from './events.ts';
import { importResourceSections } from './import-resources.ts';
import { imports } from './imports.ts';
import { invoices } from './invoices.ts';
import { issuingFields } from './issuing-fields.ts';
import { limits, versioning } from './limits.ts';
import { pagination } from './pagination.ts';
import { purchaseSettlements } from './purchase-settlements.ts';
import { resourceSections } from './resources.ts';
import { sharedSubShapes } from './shared-sub-shapes.ts';
import { documentStatus } from './states.ts';
import { top } from './top.ts';
import { waiting } from './waiting.ts';
import { webhookEndpoints } from './webhook-endpoints.ts';
import { webhookDelivery, webhookDeliveryStatus, webhookEndpoint } from './webhook-resources.ts';
import { whatTheServiceDoes } from './what-the-service-does.ts';
import { withholdingSuggestion, withholdingSuggestions } from './withholding-suggestions.ts';
import { withholdings } from './withholdings.ts';

/** Every section, in the order of the text. */
export const sections: readonly Section[] = [
  top,
  whatTheServiceDoes,
  conventions,
  commonFields,
  sharedSubShapes,
  ...resourceSections,
  withholdingSuggestion,
  entity,
  webhookEndpoint,
  webhookDelivery,
  ...importResourceSections,
  pagination,
  documentListFilters,
  documentStatus,
  webhookDeliveryStatus,
  endpoints,
  issuingFields,
  waiting,
  debitNotes,
  creditNotes,
  deliveryNotes,
  purchaseSettlements,
  withholdings,
  withholdingSuggestions,
  invoices,
  documentsOfAnyType,
  imports,
  entities,
  webhookEndpoints,
  authentication,
  events,
  errors,
  limits,
  versioning,
  // What api.md decides where the text leaves it open.
  ...pathSections,
  problems,
  ...idempotencyAndLists,
  guard,
  enumerations,
  portal,
  authorityAnswers,
];
