import { afterFirstAudit } from '../decisions/after-first-audit.ts';
import { authorityAnswers } from '../decisions/authority-answers.ts';
import { enumerations } from '../decisions/enumerations.ts';
import { guard } from '../decisions/guard.ts';
import { idempotencyAndLists } from '../decisions/idempotency-and-lists.ts';
import { pathSections } from '../decisions/paths.ts';
import { portal } from '../decisions/portal.ts';
import { problems } from '../decisions/problems.ts';
import type { Section } from '../support/section.ts';
import { commonFields } from './documents/common-fields.ts';
import { creditNotes } from './documents/credit-notes.ts';
import { debitNotes } from './documents/debit-notes.ts';
import { deliveryNotes } from './documents/delivery-notes.ts';
import { invoices } from './documents/invoices.ts';
import { issuingFields } from './documents/issuing-fields.ts';
import { purchaseSettlements } from './documents/purchase-settlements.ts';
import { resourceSections } from './documents/resources.ts';
import { sharedSubShapes } from './documents/shared-sub-shapes.ts';
import { documentStatus } from './documents/states.ts';
import { withholdingSuggestion, withholdingSuggestions } from './documents/withholding-suggestions.ts';
import { withholdings } from './documents/withholdings.ts';
import { documentListFilters } from './reading/document-list-filters.ts';
import { documentsOfAnyType } from './reading/documents-of-any-type.ts';
import { pagination } from './reading/pagination.ts';
import { waiting } from './reading/waiting.ts';
import { whatTheServiceDoes } from './reading/what-the-service-does.ts';
import { authentication } from './service/authentication.ts';
import { conventions } from './service/conventions.ts';
import { endpoints } from './service/endpoints.ts';
import { entities, entity } from './service/entities.ts';
import { errors } from './service/errors.ts';
import { events } from './service/events.ts';
import { importResourceSections } from './service/import-resources.ts';
import { imports } from './service/imports.ts';
import { limits, versioning } from './service/limits.ts';
import { webhookEndpoints } from './service/webhook-endpoints.ts';
import { webhookDelivery, webhookDeliveryStatus, webhookEndpoint } from './service/webhook-resources.ts';
import { top } from './top.ts';

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
  afterFirstAudit,
  portal,
  authorityAnswers,
];
