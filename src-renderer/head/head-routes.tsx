import { createHashRouter } from 'react-router';
import { PageCrash, WindowCrash } from '../app/crash/route-crash.tsx';
import { EndpointPage } from '../features/settings/webhooks/endpoints/endpoint-page.tsx';
import { WebhookSettings } from '../features/settings/webhooks/webhook-settings.tsx';
import { ProductsPage } from './catalog/products-page.tsx';
import { CommandsPage } from './commands/commands-page.tsx';
import { CustomersPage } from './customers/customers-page.tsx';
import { HeadCorrectionPage } from './documents/head-correction-page.tsx';
import { HeadDocumentPage } from './documents/head-document-page.tsx';
import { HeadDocumentsPage } from './documents/head-documents-page.tsx';
import { HeadHomePage } from './home/head-home-page.tsx';
import { KeysPage } from './keys/keys-page.tsx';
import { OperatorsPage } from './operators/operators-page.tsx';
import { HeadDeclarationPage } from './reports/head-declaration-page.tsx';
import { HeadMonthPage } from './reports/head-month-page.tsx';
import { HeadReportPage } from './reports/head-report-page.tsx';
import { caretakers, managers, ownersAlone, wholeBusiness } from './session/audience.ts';
import { OnlyFor } from './session/only-for.tsx';
import { HeadBackupSettings } from './settings/head-backup-settings.tsx';
import { HeadMailSettings } from './settings/head-mail-settings.tsx';
import { HeadSettingsPage } from './settings/head-settings-page.tsx';
import { TillsSettings } from './settings/tills-settings.tsx';
import { HeadShell } from './shell/head-shell.tsx';
import { StationsPage } from './stations/stations-page.tsx';

/** Addresses live in the fragment, as in the window of a till. */
export function createHeadRoutes() {
  return createHashRouter([
    {
      element: <HeadShell />,
      errorElement: <WindowCrash />,
      children: [
        {
          errorElement: <PageCrash />,
          children: [
            { path: 'cajas', element: <StationsPage /> },
            { path: 'documentos', element: <HeadDocumentsPage /> },
            { path: 'documentos/:id', element: <HeadDocumentPage /> },
            { path: 'documentos/encargos', element: <CommandsPage /> },
            { path: 'informes', element: <HeadReportPage /> },
            { path: 'informes/mes', element: <HeadMonthPage /> },
            {
              element: <OnlyFor audience={managers} />,
              children: [{ path: 'documentos/:id/corregir', element: <HeadCorrectionPage /> }],
            },
            {
              element: <OnlyFor audience={wholeBusiness} />,
              children: [
                { path: 'informes/declaracion', element: <HeadDeclarationPage /> },
                { path: 'productos', element: <ProductsPage /> },
                { path: 'clientes', element: <CustomersPage /> },
                { path: 'operadores', element: <OperatorsPage /> },
                {
                  path: 'ajustes',
                  element: <HeadSettingsPage />,
                  children: [
                    { index: true, element: <TillsSettings /> },
                    {
                      element: <OnlyFor audience={caretakers} />,
                      children: [
                        { path: 'correo', element: <HeadMailSettings /> },
                        { path: 'webhooks', element: <WebhookSettings /> },
                        { path: 'webhooks/:id', element: <EndpointPage /> },
                      ],
                    },
                    {
                      element: <OnlyFor audience={ownersAlone} />,
                      children: [{ path: 'respaldos', element: <HeadBackupSettings /> }],
                    },
                  ],
                },
              ],
            },
            {
              element: <OnlyFor audience={ownersAlone} />,
              children: [{ path: 'claves', element: <KeysPage /> }],
            },
            { path: '*', element: <HeadHomePage /> },
          ],
        },
      ],
    },
  ]);
}
