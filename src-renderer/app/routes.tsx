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
import { PersonGate } from '../features/workplace/person-gate.tsx';
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
            { path: 'maquina-fiscal/totales', element: <MachineDayPage /> },
            { path: 'documentos', element: <DocumentsPage /> },
            { path: 'documentos/:id', element: <DocumentPage /> },
            { path: 'documentos/:id/corregir', element: <CorrectionPage /> },
            { path: 'documentos/importaciones', element: <ImportsPage /> },
            { path: 'documentos/importaciones/:id', element: <ImportPage /> },
            { path: 'inventario', element: <StockPage /> },
            { path: 'productos', element: <ProductsPage /> },
            { path: 'productos/importar', element: <SheetImportPage subject="products" /> },
            { path: 'clientes', element: <CustomersPage /> },
            { path: 'clientes/importar', element: <SheetImportPage subject="customers" /> },
            {
              path: 'ajustes',
              element: <SettingsPage />,
              children: [
                { index: true, element: <GeneralSettings /> },
                { path: 'negocio', element: <BusinessSettings /> },
                { path: 'firma', element: <CertificateSettings /> },
                { path: 'programas', element: <PairingSettings /> },
                { path: 'impresoras', element: <PrinterSettings /> },
                { path: 'correo', element: <EmailSettings /> },
                { path: 'portal', element: <PortalSettings /> },
                { path: 'webhooks', element: <WebhookSettings /> },
                { path: 'webhooks/:id', element: <EndpointPage /> },
                { path: 'maquinas', element: <MachineSettings /> },
                { path: 'teclas', element: <KeysSettings /> },
                { path: 'operadores', element: <OperatorSettings /> },
                { path: 'operadores/aprobaciones', element: <ApprovalsPage /> },
                { path: 'cajas', element: <TillSettings /> },
                { path: 'simulacro', element: <RehearsalSettings /> },
              ],
            },
          ],
        },
      ],
    },
  ]);
}
