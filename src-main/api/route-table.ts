import type { Counter } from '../counter/counter.ts';
import { issuableKinds } from '../documents/types.ts';
import type { SlowDown } from './guard/slow-down.ts';
import type { Route } from './route/route.ts';
import { makeWaitSlots } from './route/wait-slots.ts';
import { descriptionRoutes } from './routes/description.ts';
import { documentActionRoutes } from './routes/ec/document-actions.ts';
import { documentRoutes } from './routes/ec/documents.ts';
import { emailRoutes } from './routes/ec/emails.ts';
import { entityRoutes } from './routes/ec/entities.ts';
import { entityChangeRoutes } from './routes/ec/entity-changes.ts';
import { importRoutes } from './routes/ec/imports.ts';
import { issuingRoutes } from './routes/ec/issuing.ts';
import { logoRoutes } from './routes/ec/logo.ts';
import { receivedDocumentRoutes } from './routes/ec/received-documents.ts';
import { refreshStatusRoutes } from './routes/ec/refresh-status.ts';
import { reportRoutes } from './routes/ec/report.ts';
import { taxpayerRoutes } from './routes/ec/taxpayers.ts';
import { withholdingSuggestionRoutes } from './routes/ec/withholding-suggestions.ts';
import { apiKeyRoutes } from './routes/local/api-keys.ts';
import { approvalRoutes } from './routes/local/approvals.ts';
import { cashPrintingRoutes } from './routes/local/cash-printing.ts';
import { cashSessionRoutes } from './routes/local/cash-sessions.ts';
import { catalogSheetRoutes } from './routes/local/catalog-sheets.ts';
import { certificateRoutes } from './routes/local/certificate.ts';
import { certificateTokenRoutes } from './routes/local/certificate-token.ts';
import { clockRoutes } from './routes/local/clock.ts';
import { customerRoutes } from './routes/local/customers.ts';
import { drawerRoutes } from './routes/local/drawer.ts';
import { emailSettingsRoutes } from './routes/local/email-settings.ts';
import { emissionPointRoutes } from './routes/local/emission-points.ts';
import { eventRoutes } from './routes/local/events.ts';
import { exchangeRoutes } from './routes/local/exchanges.ts';
import { fiscalMachineRoutes } from './routes/local/fiscal-machines.ts';
import { healthRoutes } from './routes/local/health.ts';
import { heldSaleRoutes } from './routes/local/held-sales.ts';
import { lateDocumentRoutes } from './routes/local/late-documents.ts';
import { operatorRoutes } from './routes/local/operators.ts';
import { pairingRoutes } from './routes/local/pairings.ts';
import { portalRoutes } from './routes/local/portal.ts';
import { priceChangeRoutes } from './routes/local/price-changes.ts';
import { priceListRoutes } from './routes/local/price-lists.ts';
import { printRoutes } from './routes/local/print.ts';
import { printerRoutes } from './routes/local/printers.ts';
import { productRoutes } from './routes/local/products.ts';
import { sandboxConditionRoutes } from './routes/local/sandbox-conditions.ts';
import { seriesRoutes } from './routes/local/series.ts';
import { sessionRoutes } from './routes/local/sessions.ts';
import { settingsRoutes } from './routes/local/settings.ts';
import { setupRoutes } from './routes/local/setup.ts';
import { stockRoutes } from './routes/local/stock.ts';
import { syncRoutes } from './routes/local/sync.ts';
import { tableRoutes } from './routes/local/tables.ts';
import { tillRoutes } from './routes/local/tills.ts';
import { waitingRoutes } from './routes/local/waiting.ts';
import { workspaceRoutes } from './routes/local/workspace.ts';
import { webhookEndpointRoutes } from './routes/webhook-endpoints.ts';
import type { ApiServices } from './services.ts';
import { waitForDecision } from './wait-for-decision.ts';

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
    lookups,
    keys,
    prove,
    business,
    resumeSeries,
    entityChanges,
    certificates,
    catalog,
    settings,
    sync,
    activity,
    sandbox,
    clock,
    reports,
    waiting,
    exchanges,
    webhooks,
    imports,
    mail,
    portal,
    printing,
    cashPrinting,
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
    ...withholdingSuggestionRoutes(lookups),
    ...receivedDocumentRoutes(lookups),
    ...taxpayerRoutes(lookups),
    ...importRoutes(imports),
    ...entityRoutes(business),
    ...entityChangeRoutes(entityChanges),
    ...logoRoutes(entityChanges),
    ...webhookEndpointRoutes(webhooks),
    ...healthRoutes(version, prove),
    ...sessionRoutes({ keys, slowDown }),
    ...workspaceRoutes(business),
    ...apiKeyRoutes(keys),
    ...pairingRoutes({ pairings: keys.pairings, slowDown }),
    ...setupRoutes(business),
    ...certificateRoutes(business, certificates),
    ...certificateTokenRoutes(certificates),
    ...settingsRoutes(settings),
    ...emailSettingsRoutes(mail),
    ...portalRoutes(portal),
    ...printerRoutes(printing),
    ...printRoutes(printing.jobs),
    ...drawerRoutes(printing.jobs),
    ...cashPrintingRoutes(cashPrinting),
    ...seriesRoutes({ business, resumeSeries }),
    ...emissionPointRoutes(counter.emissionPoints),
    ...productRoutes(catalog.products),
    ...catalogSheetRoutes('products', catalog.productSheets),
    ...priceListRoutes(catalog.priceLists),
    ...priceChangeRoutes(catalog.priceChanges),
    ...customerRoutes(catalog.customers),
    ...catalogSheetRoutes('customers', catalog.customerSheets),
    ...counterRoutes(counter),
    ...syncRoutes(sync),
    ...clockRoutes(clock),
    ...waitingRoutes(waiting),
    ...lateDocumentRoutes(issuing),
    ...exchangeRoutes(exchanges),
    ...eventRoutes(activity),
    ...sandboxConditionRoutes(sandbox),
    ...tableRoutes(),
  ];
  return [...operations, ...descriptionRoutes({ operations, version, now })];
}

function counterRoutes({
  operators,
  tills,
  cashSessions,
  fiscalMachines,
  heldSales,
  approvals,
  stock,
}: Counter): readonly Route[] {
  return [
    ...operatorRoutes(operators),
    ...tillRoutes(tills),
    ...cashSessionRoutes(cashSessions),
    ...fiscalMachineRoutes(fiscalMachines),
    ...heldSaleRoutes(heldSales),
    ...approvalRoutes(approvals),
    ...stockRoutes(stock),
  ];
}
