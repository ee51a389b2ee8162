import type { Counter } from '../counter/counter.ts';
import { issuableKinds } from '../documents/all-kinds/types.ts';
import type { SlowDown } from './guard/slow-down.ts';
import { descriptionRoutes } from './routes/description.ts';
import { documentActionRoutes } from './routes/ec/documents/document-actions.ts';
import { documentRoutes } from './routes/ec/documents/documents.ts';
import { emailRoutes } from './routes/ec/documents/emails.ts';
import { issuingRoutes } from './routes/ec/documents/issuing.ts';
import { refreshStatusRoutes } from './routes/ec/documents/refresh-status.ts';
import { entityRoutes } from './routes/ec/entities.ts';
import { entityChangeRoutes } from './routes/ec/entity-changes.ts';
import { importRoutes } from './routes/ec/imports.ts';
import { logoRoutes } from './routes/ec/logo.ts';
import { receivedDocumentRoutes } from './routes/ec/received-documents.ts';
import { reportRoutes } from './routes/ec/report.ts';
import { taxpayerRoutes } from './routes/ec/taxpayers.ts';
import { withholdingSuggestionRoutes } from './routes/ec/withholding-suggestions.ts';
import { apiKeyRoutes } from './routes/local/access/api-keys.ts';
import { pairingRoutes } from './routes/local/access/pairings.ts';
import { sessionRoutes } from './routes/local/access/sessions.ts';
import { certificateRoutes } from './routes/local/business/certificate.ts';
import { certificateTokenRoutes } from './routes/local/business/certificate-token.ts';
import { emissionPointRoutes } from './routes/local/business/emission-points.ts';
import { seriesRoutes } from './routes/local/business/series.ts';
import { setupRoutes } from './routes/local/business/setup.ts';
import { workspaceRoutes } from './routes/local/business/workspace.ts';
import { catalogSheetRoutes } from './routes/local/catalog/catalog-sheets.ts';
import { costRoutes } from './routes/local/catalog/costs.ts';
import { customerRoutes } from './routes/local/catalog/customers.ts';
import { labelRoutes } from './routes/local/catalog/labels.ts';
import { lotRoutes } from './routes/local/catalog/lots.ts';
import { priceChangeRoutes } from './routes/local/catalog/price-changes.ts';
import { priceListRoutes } from './routes/local/catalog/price-lists.ts';
import { productParentRoutes } from './routes/local/catalog/product-parents.ts';
import { productRoutes } from './routes/local/catalog/products.ts';
import { promotionRoutes } from './routes/local/catalog/promotions.ts';
import { stockRoutes } from './routes/local/catalog/stock.ts';
import { tileRoutes } from './routes/local/catalog/tiles.ts';
import { approvalRoutes } from './routes/local/counter/approvals.ts';
import { cashSessionRoutes } from './routes/local/counter/cash-sessions.ts';
import { documentDraftRoutes } from './routes/local/counter/document-drafts.ts';
import { fiscalMachineRoutes } from './routes/local/counter/fiscal-machines.ts';
import { heldSaleRoutes } from './routes/local/counter/held-sales.ts';
import { operatorRoutes } from './routes/local/counter/operators.ts';
import { removalRoutes } from './routes/local/counter/removals.ts';
import { roleRoutes } from './routes/local/counter/roles.ts';
import { staffEventRoutes } from './routes/local/counter/staff-events.ts';
import { tillRoutes } from './routes/local/counter/tills.ts';
import { authorizationMismatchRoutes } from './routes/local/delivery/authorization-mismatch.ts';
import { exchangeRoutes } from './routes/local/delivery/exchanges.ts';
import { faultReportRoutes } from './routes/local/delivery/fault-report.ts';
import { lateDocumentRoutes } from './routes/local/delivery/late-documents.ts';
import { syncRoutes } from './routes/local/delivery/sync.ts';
import { waitingRoutes } from './routes/local/delivery/waiting.ts';
import { documentExportRoutes } from './routes/local/documents/document-exports.ts';
import { documentListRoutes } from './routes/local/documents/document-lists.ts';
import { documentViewRoutes } from './routes/local/documents/document-views.ts';
import { invoiceOfShopRoutes } from './routes/local/documents/invoices-of-shops.ts';
import { purchaseInventoryRoutes } from './routes/local/documents/purchase-inventory.ts';
import { purchaseRoutes } from './routes/local/documents/purchases.ts';
import { cashPrintingRoutes } from './routes/local/printing/cash-printing.ts';
import { drawerRoutes } from './routes/local/printing/drawer.ts';
import { printRoutes } from './routes/local/printing/print.ts';
import { printerRoutes } from './routes/local/printing/printers.ts';
import { proformaPaperRoutes } from './routes/local/proformas/proforma-paper.ts';
import { proformaRoutes } from './routes/local/proformas/proformas.ts';
import { creditTermRoutes } from './routes/local/receivables/credit-terms.ts';
import { openingBalanceRoutes } from './routes/local/receivables/opening-balances.ts';
import { paymentReceivedRoutes } from './routes/local/receivables/payments-received.ts';
import { receivableSheetRoutes } from './routes/local/receivables/receivable-sheets.ts';
import { receivableRoutes } from './routes/local/receivables/receivables.ts';
import { statementRoutes } from './routes/local/receivables/statements.ts';
import { attentionRoutes } from './routes/local/reports/attention.ts';
import { declarationRoutes } from './routes/local/reports/declaration.ts';
import { listingComparisonRoutes } from './routes/local/reports/listing-comparison.ts';
import { monthlyMailRoutes } from './routes/local/reports/monthly-mail.ts';
import { periodReportRoutes } from './routes/local/reports/period-report.ts';
import { profitReportRoutes } from './routes/local/reports/profit-report.ts';
import { timelinessRoutes } from './routes/local/reports/timeliness.ts';
import { transactionAnnexRoutes } from './routes/local/reports/transaction-annex.ts';
import { clockRoutes } from './routes/local/service/clock.ts';
import { eventRoutes } from './routes/local/service/events.ts';
import { healthRoutes } from './routes/local/service/health.ts';
import { secondPlaceRoutes } from './routes/local/service/second-place.ts';
import { supportRoutes } from './routes/local/service/support.ts';
import { tableRoutes } from './routes/local/service/tables.ts';
import { backupRoutes } from './routes/local/settings/backups.ts';
import { emailSettingsRoutes } from './routes/local/settings/email-settings.ts';
import { headDecisionRoutes } from './routes/local/settings/head-decisions.ts';
import { headOfficeRoutes } from './routes/local/settings/head-office.ts';
import { hostedHeadRoutes } from './routes/local/settings/hosted-head.ts';
import { moveRoutes } from './routes/local/settings/move.ts';
import { portalRoutes } from './routes/local/settings/portal.ts';
import { restoreRoutes } from './routes/local/settings/restore.ts';
import { sandboxConditionRoutes } from './routes/local/settings/sandbox-conditions.ts';
import { settingsRoutes } from './routes/local/settings/settings.ts';
import { webhookEndpointRoutes } from './routes/webhooks/webhook-endpoints.ts';
import { sessionOf } from './routing/access.ts';
import type { Route } from './routing/route.ts';
import { waitForDecision } from './routing/wait-for-decision.ts';
import { makeWaitSlots } from './routing/wait-slots.ts';
import type { ApiServices } from './services.ts';

export interface RouteTableParts {
  readonly services: ApiServices;
  readonly version: string;
  readonly slowDown: SlowDown;
  readonly now: () => Date;
}

/** Every operation of the API, in the order of the reference. */
export function routeTable({ services, version, slowDown, now }: RouteTableParts): readonly Route[] {
  const {
    issuing,
    documents,
    documentLists,
    documentExports,
    monthlyMails,
    listingComparisons,
    lookups,
    purchases,
    keys,
    prove,
    business,
    resumeSeries,
    raiseSeries,
    setUp,
    entityChanges,
    certificates,
    catalog,
    promotions,
    settings,
    sync,
    activity,
    sandbox,
    clock,
    secondPlace,
    support,
    metrics,
    reports,
    attention,
    periodReports,
    profitReports,
    expiringLots,
    declarations,
    dueDeclarations,
    timeliness,
    transactionAnnexes,
    waiting,
    exchanges,
    reportFault,
    webhooks,
    imports,
    mail,
    backups,
    move,
    restores,
    headOffice,
    hostedHead,
    readHeadDecisions,
    stationCredit,
    portal,
    printing,
    cashPrinting,
    slipPrinting,
    labelPrinting,
    statementPapers,
    receivableSheets,
    proformas,
    proformaPaper,
    counter,
  } = services;
  const wait = waitForDecision(documents, makeWaitSlots());
  const operations = [
    ...issuableKinds.flatMap((kind) => [
      ...issuingRoutes({ kind, issuing, wait }),
      ...documentRoutes({ documents, wait, kind }),
      ...documentActionRoutes({ issuing, documents, wait, kind }),
    ]),
    ...reportRoutes(reports),
    ...emailRoutes(issuing),
    ...documentRoutes({ documents, wait }),
    ...documentActionRoutes({ issuing, documents, wait }),
    ...refreshStatusRoutes(issuing),
    ...attentionRoutes(attention),
    ...periodReportRoutes(periodReports),
    ...profitReportRoutes(profitReports),
    ...declarationRoutes(declarations, dueDeclarations),
    ...timelinessRoutes(timeliness),
    ...transactionAnnexRoutes(transactionAnnexes),
    ...listingComparisonRoutes(listingComparisons),
    ...monthlyMailRoutes(monthlyMails, counter.destinations),
    ...documentListRoutes(documentLists),
    ...documentExportRoutes(documentExports),
    ...documentViewRoutes(counter.documentViews),
    ...withholdingSuggestionRoutes(lookups),
    ...receivedDocumentRoutes(lookups),
    ...taxpayerRoutes(lookups),
    ...purchaseRoutes(purchases),
    ...purchaseInventoryRoutes(counter.goodsReceipts),
    ...importRoutes(imports),
    ...entityRoutes(business),
    ...entityChangeRoutes(entityChanges),
    ...logoRoutes(entityChanges),
    ...webhookEndpointRoutes(webhooks, counter.destinations),
    ...healthRoutes(version, prove),
    ...sessionRoutes({ keys, leaveLive: counter.leaveLive, slowDown }),
    ...workspaceRoutes(business),
    ...apiKeyRoutes(keys),
    ...pairingRoutes({ pairings: keys.pairings, slowDown }),
    ...setupRoutes(business, setUp),
    ...certificateRoutes(business, certificates),
    ...certificateTokenRoutes(certificates),
    ...settingsRoutes(settings),
    ...emailSettingsRoutes(mail, counter.destinations),
    ...backupRoutes(backups, counter.destinations),
    ...moveRoutes(move),
    ...restoreRoutes(restores),
    ...headOfficeRoutes(headOffice, counter.destinations),
    ...hostedHeadRoutes(hostedHead, headOffice, counter.destinations),
    ...headDecisionRoutes(readHeadDecisions),
    ...invoiceOfShopRoutes(stationCredit),
    ...portalRoutes(portal),
    ...printerRoutes(printing),
    ...printRoutes(printing.jobs),
    ...drawerRoutes(printing.jobs),
    ...cashPrintingRoutes(cashPrinting),
    ...seriesRoutes({ business, resumeSeries, raiseSeries }),
    ...emissionPointRoutes(counter.emissionPoints),
    ...productRoutes(catalog.products),
    ...productParentRoutes(catalog.parents),
    ...costRoutes(counter.costs),
    ...tileRoutes(catalog.tiles),
    ...catalogSheetRoutes('products', async (identity) => {
      const session = sessionOf(identity);
      if (session === undefined) return catalog.productSheetsOfKeys;
      return (await counter.costs.mayRead(session)) ? catalog.productCostSheets : catalog.productSheets;
    }),
    ...priceListRoutes(catalog.priceLists),
    ...promotionRoutes(promotions),
    ...priceChangeRoutes(catalog.priceChanges),
    ...labelRoutes(catalog.labels, labelPrinting),
    ...customerRoutes(catalog.customers),
    ...creditTermRoutes(counter.receivables, catalog.customers),
    ...receivableRoutes(counter.receivables),
    ...receivableSheetRoutes(receivableSheets, counter.receivables),
    ...statementRoutes(counter.receivables, statementPapers),
    ...paymentReceivedRoutes(counter.receivables, slipPrinting),
    ...openingBalanceRoutes(counter.receivables),
    ...catalogSheetRoutes('customers', async () => catalog.customerSheets),
    ...proformaRoutes(proformas),
    ...proformaPaperRoutes(proformaPaper),
    ...lotRoutes({ lots: counter.lots, expiringLots, mayReadCosts: counter.costs.mayRead, now }),
    ...counterRoutes(counter),
    ...syncRoutes(sync),
    ...clockRoutes(clock),
    ...secondPlaceRoutes(secondPlace, counter.destinations),
    ...supportRoutes(support, metrics),
    ...waitingRoutes(waiting),
    ...lateDocumentRoutes(issuing),
    ...authorizationMismatchRoutes(issuing),
    ...exchangeRoutes(exchanges),
    ...faultReportRoutes(reportFault),
    ...eventRoutes(activity),
    ...sandboxConditionRoutes(sandbox),
    ...tableRoutes(),
  ];
  return [...operations, ...descriptionRoutes({ operations, version, now })];
}

function counterRoutes({
  operators,
  roles,
  tills,
  cashSessions,
  fiscalMachines,
  heldSales,
  drafts,
  removals,
  approvals,
  staffLog,
  stock,
}: Counter): readonly Route[] {
  return [
    ...operatorRoutes(operators),
    ...roleRoutes(roles),
    ...tillRoutes(tills),
    ...cashSessionRoutes(cashSessions),
    ...fiscalMachineRoutes(fiscalMachines),
    ...heldSaleRoutes(heldSales),
    ...documentDraftRoutes(drafts),
    ...removalRoutes(removals),
    ...approvalRoutes(approvals),
    ...staffEventRoutes(staffLog),
    ...stockRoutes(stock),
  ];
}
