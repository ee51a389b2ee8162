import { createHashRouter, type RouteObject } from 'react-router';
import { type Permission, permissionToIssue } from '../../src-main/contract/counter/permissions.ts';
import { CashPage } from '../features/cash/cash-page.tsx';
import { ClosingPage } from '../features/cash/report/closing-page.tsx';
import { ZPage } from '../features/cash/report/z-page.tsx';
import { SessionGate } from '../features/cash/session/session-gate.tsx';
import { CustomersPage } from '../features/catalog/customers/customers-page.tsx';
import { ProductsPage } from '../features/catalog/products/products-page.tsx';
import { PromotionsPage } from '../features/catalog/promotions/promotions-page.tsx';
import { SheetImportPage } from '../features/catalog/sheets/sheet-import-page.tsx';
import { SheetMenu } from '../features/catalog/sheets/sheet-menu.tsx';
import { CounterPage } from '../features/counter/counter-page.tsx';
import { CorrectionPage } from '../features/documents/correction/correction-page.tsx';
import { DocumentPage } from '../features/documents/detail/document-page.tsx';
import { EditorPage } from '../features/documents/editor/editor-page.tsx';
import { IssuedPage } from '../features/documents/editor/issue/issued-page.tsx';
import { editedTypes, editorPath } from '../features/documents/editor/kinds.ts';
import { NewDocumentPage } from '../features/documents/editor/new-document-page.tsx';
import { DocumentsPage } from '../features/documents/list/documents-page.tsx';
import { ProformaPage } from '../features/documents/proformas/proforma-page.tsx';
import { ProformasPage } from '../features/documents/proformas/proformas-page.tsx';
import { FiscalMachinePage } from '../features/fiscal-machine/fiscal-machine-page.tsx';
import { MachineDayPage } from '../features/fiscal-machine/machine-day-page.tsx';
import { ManualPage } from '../features/help/manual-page.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { ImportForNumbers } from '../features/imports/import-for-numbers.tsx';
import { ImportPage } from '../features/imports/import-page.tsx';
import { ImportsPage } from '../features/imports/imports-page.tsx';
import { PrinterSettings } from '../features/printing/printers/printer-settings.tsx';
import { AddPage } from '../features/purchases/add/add-page.tsx';
import { HandPage } from '../features/purchases/add/hand-page.tsx';
import { PurchasePage } from '../features/purchases/detail/purchase-page.tsx';
import { SettlementGoodsPage } from '../features/purchases/detail/settlement-goods-page.tsx';
import { PurchasesPage } from '../features/purchases/list/purchases-page.tsx';
import { CustomerAccountPage } from '../features/receivables/customer/customer-account-page.tsx';
import { ReceivablesPage } from '../features/receivables/list/receivables-page.tsx';
import { DeclarationPage } from '../features/reports/declaration/declaration-page.tsx';
import { DuePage } from '../features/reports/due/due-page.tsx';
import { MonthPage } from '../features/reports/month/month-page.tsx';
import { ProfitPage } from '../features/reports/profit/profit-page.tsx';
import { SalesReportPage } from '../features/reports/sales/sales-report-page.tsx';
import { TimelinessPage } from '../features/reports/timeliness/timeliness-page.tsx';
import { ReturnsPage } from '../features/returns/returns-page.tsx';
import { AboutPage } from '../features/settings/about/about-page.tsx';
import { BackupsSettings } from '../features/settings/backups/backups-settings.tsx';
import { BusinessSettings } from '../features/settings/business/business-settings.tsx';
import { CertificateSettings } from '../features/settings/certificate/certificate-settings.tsx';
import { EmailSettings } from '../features/settings/email/email-settings.tsx';
import { GeneralSettings } from '../features/settings/general-settings.tsx';
import { HeadOfficeSettings } from '../features/settings/head-office/head-office-settings.tsx';
import { KeysSettings } from '../features/settings/keys/keys-settings.tsx';
import { MachineSettings } from '../features/settings/machines/machine-settings.tsx';
import { PairingSettings } from '../features/settings/pairing/pairing-settings.tsx';
import { PortalSettings } from '../features/settings/portal/portal-settings.tsx';
import { RehearsalSettings } from '../features/settings/rehearsal/rehearsal-settings.tsx';
import { SetUpPage } from '../features/settings/set-up/set-up-page.tsx';
import { SettingsPage } from '../features/settings/settings-page.tsx';
import { SeveralTillsSettings } from '../features/settings/several-tills/several-tills-settings.tsx';
import { UpdatesSettings } from '../features/settings/updates/updates-settings.tsx';
import { EndpointPage } from '../features/settings/webhooks/endpoints/endpoint-page.tsx';
import { WebhookSettings } from '../features/settings/webhooks/webhook-settings.tsx';
import { StockPage } from '../features/stock/stock-page.tsx';
import { ActivityPage } from '../features/workplace/activity/activity-page.tsx';
import { ApprovalsPage } from '../features/workplace/approvals/approvals-page.tsx';
import { OperatorSettings } from '../features/workplace/operators/operator-settings.tsx';
import { RoleSettings } from '../features/workplace/roles/role-settings.tsx';
import { PermissionGate } from '../features/workplace/sign-in/permission-gate.tsx';
import { PersonGate } from '../features/workplace/sign-in/person-gate.tsx';
import { TillSettings } from '../features/workplace/tills/till-settings.tsx';
import { PageCrash, WindowCrash } from './crash/route-crash.tsx';
import { FirstStart } from './shell/first-start.tsx';
import { Shell } from './shell/shell.tsx';

/** What only who has a permission reaches; the others see who may. */
function only(permission: Permission, ...children: RouteObject[]): RouteObject {
  return { element: <PermissionGate permission={permission} />, children };
}

/** Addresses live in the fragment: the same page works from the service, from `app://` and after a reload. */
export function createRoutes() {
  return createHashRouter([
    {
      element: <FirstStart />,
      errorElement: <WindowCrash />,
      children: [
        {
          element: <Shell />,
          children: [
            {
              errorElement: <PageCrash />,
              children: [
                {
                  element: <PersonGate />,
                  children: [
                    { path: 'caja', element: <CashPage /> },
                    { path: 'caja/cerrar', element: <ClosingPage /> },
                    { path: 'caja/cierres/:id', element: <ZPage /> },
                    {
                      element: (
                        <PermissionGate
                          permission="sell"
                          otherwise={{ permission: 'read_documents', to: '/documentos' }}
                        />
                      ),
                      children: [
                        {
                          element: <SessionGate />,
                          children: [
                            { index: true, element: <CounterPage /> },
                            {
                              path: 'maquina-fiscal',
                              element: (
                                <FiscalMachinePage>
                                  <CounterPage />
                                </FiscalMachinePage>
                              ),
                            },
                            { path: 'devolucion', element: <ReturnsPage /> },
                            { path: '*', element: <CounterPage /> },
                          ],
                        },
                      ],
                    },
                  ],
                },
                only(
                  'read_reports',
                  { path: 'inicio', element: <HomePage /> },
                  { path: 'informes', element: <SalesReportPage /> },
                  { path: 'informes/declaracion', element: <DeclarationPage /> },
                  { path: 'informes/por-pagar', element: <DuePage /> },
                  { path: 'informes/transmision', element: <TimelinessPage /> },
                  { path: 'informes/mes', element: <MonthPage /> },
                ),
                only('read_costs', { path: 'informes/ganancia', element: <ProfitPage /> }),
                only(
                  'read_documents',
                  { path: 'maquina-fiscal/totales', element: <MachineDayPage /> },
                  { path: 'documentos', element: <DocumentsPage /> },
                  { path: 'documentos/:id', element: <DocumentPage /> },
                  { path: 'documentos/:id/emitido', element: <IssuedPage /> },
                  { path: 'documentos/nuevo', element: <NewDocumentPage /> },
                  { path: 'documentos/proformas', element: <ProformasPage /> },
                  { path: 'documentos/proformas/:id', element: <ProformaPage /> },
                ),
                ...editedTypes.map((type) =>
                  only(permissionToIssue[type], {
                    path: editorPath(type).slice(1),
                    element: <EditorPage key={type} type={type} />,
                  }),
                ),
                only('correct_documents', { path: 'documentos/:id/corregir', element: <CorrectionPage /> }),
                only(
                  'import_documents',
                  { path: 'documentos/importaciones', element: <ImportsPage /> },
                  { path: 'documentos/importaciones/:id', element: <ImportPage /> },
                ),
                only(
                  'manage_purchases',
                  { path: 'compras', element: <PurchasesPage /> },
                  { path: 'compras/agregar', element: <AddPage /> },
                  { path: 'compras/a-mano', element: <HandPage /> },
                  { path: 'compras/:id', element: <PurchasePage /> },
                  { path: 'compras/liquidaciones/:id', element: <SettlementGoodsPage /> },
                ),
                only('read_receivables', {
                  path: 'por-cobrar',
                  element: <ReceivablesPage sheets={<SheetMenu subject="opening_balances" />} />,
                }),
                only('manage_credit', {
                  path: 'por-cobrar/importar',
                  element: <SheetImportPage subject="opening_balances" />,
                }),
                only('receive_payments', {
                  path: 'por-cobrar/:identification',
                  element: <CustomerAccountPage />,
                }),
                { path: 'ayuda', element: <ManualPage /> },
                { path: 'ayuda/:page', element: <ManualPage /> },
                { path: 'inventario', element: <StockPage /> },
                { path: 'productos', element: <ProductsPage /> },
                only('change_price', { path: 'productos/promociones', element: <PromotionsPage /> }),
                only('edit_products', {
                  path: 'productos/importar',
                  element: <SheetImportPage subject="products" />,
                }),
                { path: 'clientes', element: <CustomersPage /> },
                only('manage_customers', {
                  path: 'clientes/importar',
                  element: <SheetImportPage subject="customers" />,
                }),
                only('manage_business', {
                  path: 'configurar/:step?',
                  element: <SetUpPage printers={<PrinterSettings />} importer={ImportForNumbers} />,
                }),
                {
                  path: 'ajustes',
                  element: <SettingsPage />,
                  children: [
                    { index: true, element: <GeneralSettings /> },
                    { path: 'acerca', element: <AboutPage /> },
                    only('manage_business', { path: 'negocio', element: <BusinessSettings /> }),
                    only('manage_certificate', { path: 'firma', element: <CertificateSettings /> }),
                    only('manage_api_keys', { path: 'programas', element: <PairingSettings /> }),
                    only('manage_printers', { path: 'impresoras', element: <PrinterSettings /> }),
                    only('manage_email', { path: 'correo', element: <EmailSettings /> }),
                    only('manage_portal', { path: 'portal', element: <PortalSettings /> }),
                    only(
                      'manage_webhooks',
                      { path: 'webhooks', element: <WebhookSettings /> },
                      { path: 'webhooks/:id', element: <EndpointPage /> },
                    ),
                    only('manage_fiscal_machines', { path: 'maquinas', element: <MachineSettings /> }),
                    only('manage_backups', { path: 'respaldos', element: <BackupsSettings /> }),
                    { path: 'teclas', element: <KeysSettings /> },
                    only(
                      'manage_operators',
                      { path: 'operadores', element: <OperatorSettings /> },
                      { path: 'operadores/roles', element: <RoleSettings /> },
                    ),
                    only(
                      'read_approvals',
                      { path: 'operadores/aprobaciones', element: <ApprovalsPage /> },
                      { path: 'operadores/actividad', element: <ActivityPage /> },
                    ),
                    only('manage_destinations', {
                      path: 'varias-cajas',
                      element: <SeveralTillsSettings />,
                    }),
                    only('manage_tills', { path: 'cajas', element: <TillSettings /> }),
                    only(
                      'manage_settings',
                      { path: 'matriz', element: <HeadOfficeSettings /> },
                      { path: 'simulacro', element: <RehearsalSettings /> },
                      { path: 'actualizaciones', element: <UpdatesSettings /> },
                    ),
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ]);
}
