import { createHashRouter } from 'react-router';
import { CashPage } from '../features/cash/cash-page.tsx';
import { ClosingPage } from '../features/cash/report/closing-page.tsx';
import { ZPage } from '../features/cash/report/z-page.tsx';
import { SessionGate } from '../features/cash/session/session-gate.tsx';
import { CustomersPage } from '../features/catalog/customers/customers-page.tsx';
import { ProductsPage } from '../features/catalog/products/products-page.tsx';
import { SheetImportPage } from '../features/catalog/sheets/sheet-import-page.tsx';
import { CounterPage } from '../features/counter/counter-page.tsx';
import { CorrectionPage } from '../features/documents/correction/correction-page.tsx';
import { DocumentPage } from '../features/documents/detail/document-page.tsx';
import { DocumentsPage } from '../features/documents/list/documents-page.tsx';
import { FiscalMachinePage } from '../features/fiscal-machine/fiscal-machine-page.tsx';
import { MachineDayPage } from '../features/fiscal-machine/machine-day-page.tsx';
import { ImportPage } from '../features/imports/import-page.tsx';
import { ImportsPage } from '../features/imports/imports-page.tsx';
import { PrinterSettings } from '../features/printing/printers/printer-settings.tsx';
import { ReturnsPage } from '../features/returns/returns-page.tsx';
import { BackupsSettings } from '../features/settings/backups/backups-settings.tsx';
import { BusinessSettings } from '../features/settings/business/business-settings.tsx';
import { CertificateSettings } from '../features/settings/certificate/certificate-settings.tsx';
import { EmailSettings } from '../features/settings/email/email-settings.tsx';
import { GeneralSettings } from '../features/settings/general-settings.tsx';
import { KeysSettings } from '../features/settings/keys/keys-settings.tsx';
import { MachineSettings } from '../features/settings/machines/machine-settings.tsx';
import { PairingSettings } from '../features/settings/pairing/pairing-settings.tsx';
import { PortalSettings } from '../features/settings/portal/portal-settings.tsx';
import { RehearsalSettings } from '../features/settings/rehearsal/rehearsal-settings.tsx';
import { SettingsPage } from '../features/settings/settings-page.tsx';
import { EndpointPage } from '../features/settings/webhooks/endpoints/endpoint-page.tsx';
import { WebhookSettings } from '../features/settings/webhooks/webhook-settings.tsx';
import { StockPage } from '../features/stock/stock-page.tsx';
import { ApprovalsPage } from '../features/workplace/approvals/approvals-page.tsx';
import { OperatorSettings } from '../features/workplace/operators/operator-settings.tsx';
import { PermissionGate } from '../features/workplace/permission-gate.tsx';
import { PersonGate } from '../features/workplace/person-gate.tsx';
import { RoleSettings } from '../features/workplace/roles/role-settings.tsx';
import { TillSettings } from '../features/workplace/tills/till-settings.tsx';
import { PageCrash, WindowCrash } from './crash/route-crash.tsx';
import { Shell } from './shell/shell.tsx';

/** Addresses live in the fragment: the same page works from the service, from `app://` and after a reload. */
export function createRoutes() {
  return createHashRouter([
    {
      element: <Shell />,
      errorElement: <WindowCrash />,
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
            {
              element: <PermissionGate permission="read_documents" />,
              children: [{ path: 'maquina-fiscal/totales', element: <MachineDayPage /> }],
            },
            {
              element: <PermissionGate permission="read_documents" />,
              children: [
                { path: 'documentos', element: <DocumentsPage /> },
                { path: 'documentos/:id', element: <DocumentPage /> },
              ],
            },
            {
              element: <PermissionGate permission="correct_documents" />,
              children: [{ path: 'documentos/:id/corregir', element: <CorrectionPage /> }],
            },
            {
              element: <PermissionGate permission="import_documents" />,
              children: [
                { path: 'documentos/importaciones', element: <ImportsPage /> },
                { path: 'documentos/importaciones/:id', element: <ImportPage /> },
              ],
            },
            { path: 'inventario', element: <StockPage /> },
            { path: 'productos', element: <ProductsPage /> },
            {
              element: <PermissionGate permission="edit_products" />,
              children: [{ path: 'productos/importar', element: <SheetImportPage subject="products" /> }],
            },
            { path: 'clientes', element: <CustomersPage /> },
            {
              element: <PermissionGate permission="edit_customers" />,
              children: [{ path: 'clientes/importar', element: <SheetImportPage subject="customers" /> }],
            },
            {
              path: 'ajustes',
              element: <SettingsPage />,
              children: [
                { index: true, element: <GeneralSettings /> },
                {
                  element: <PermissionGate permission="manage_business" />,
                  children: [{ path: 'negocio', element: <BusinessSettings /> }],
                },
                {
                  element: <PermissionGate permission="manage_certificate" />,
                  children: [{ path: 'firma', element: <CertificateSettings /> }],
                },
                {
                  element: <PermissionGate permission="manage_api_keys" />,
                  children: [{ path: 'programas', element: <PairingSettings /> }],
                },
                {
                  element: <PermissionGate permission="manage_printers" />,
                  children: [{ path: 'impresoras', element: <PrinterSettings /> }],
                },
                {
                  element: <PermissionGate permission="manage_email" />,
                  children: [{ path: 'correo', element: <EmailSettings /> }],
                },
                {
                  element: <PermissionGate permission="manage_portal" />,
                  children: [{ path: 'portal', element: <PortalSettings /> }],
                },
                {
                  element: <PermissionGate permission="manage_webhooks" />,
                  children: [
                    { path: 'webhooks', element: <WebhookSettings /> },
                    { path: 'webhooks/:id', element: <EndpointPage /> },
                  ],
                },
                {
                  element: <PermissionGate permission="manage_fiscal_machines" />,
                  children: [{ path: 'maquinas', element: <MachineSettings /> }],
                },
                {
                  element: <PermissionGate permission="manage_backups" />,
                  children: [{ path: 'respaldos', element: <BackupsSettings /> }],
                },
                { path: 'teclas', element: <KeysSettings /> },
                {
                  element: <PermissionGate permission="manage_operators" />,
                  children: [
                    { path: 'operadores', element: <OperatorSettings /> },
                    { path: 'operadores/roles', element: <RoleSettings /> },
                  ],
                },
                {
                  element: <PermissionGate permission="read_approvals" />,
                  children: [{ path: 'operadores/aprobaciones', element: <ApprovalsPage /> }],
                },
                {
                  element: <PermissionGate permission="manage_tills" />,
                  children: [{ path: 'cajas', element: <TillSettings /> }],
                },
                {
                  element: <PermissionGate permission="manage_settings" />,
                  children: [{ path: 'simulacro', element: <RehearsalSettings /> }],
                },
              ],
            },
          ],
        },
      ],
    },
  ]);
}
