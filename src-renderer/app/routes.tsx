import { createHashRouter } from 'react-router';
import { CatalogPage } from '../features/catalog/catalog-page.tsx';
import { CounterPage } from '../features/counter/counter-page.tsx';
import { DocumentPage } from '../features/documents/document-page.tsx';
import { DocumentsPage } from '../features/documents/documents-page.tsx';
import { ImportPage } from '../features/imports/import-page.tsx';
import { ImportsPage } from '../features/imports/imports-page.tsx';
import { BusinessSettings } from '../features/settings/business/business-settings.tsx';
import { CertificateSettings } from '../features/settings/certificate/certificate-settings.tsx';
import { EmailSettings } from '../features/settings/email/email-settings.tsx';
import { GeneralSettings } from '../features/settings/general-settings.tsx';
import { PairingSettings } from '../features/settings/pairing-settings.tsx';
import { PortalSettings } from '../features/settings/portal/portal-settings.tsx';
import { RehearsalSettings } from '../features/settings/rehearsal/rehearsal-settings.tsx';
import { SettingsPage } from '../features/settings/settings-page.tsx';
import { EndpointPage } from '../features/settings/webhooks/endpoint-page.tsx';
import { WebhookSettings } from '../features/settings/webhooks/webhook-settings.tsx';
import { CrashPage } from './crash-page.tsx';
import { Shell } from './shell.tsx';

/** Addresses live in the fragment: the same page works from the service, from `app://` and after a reload. */
export function createRoutes() {
  return createHashRouter([
    {
      element: <Shell />,
      errorElement: <CrashPage />,
      children: [
        { index: true, element: <CounterPage /> },
        { path: 'documentos', element: <DocumentsPage /> },
        { path: 'documentos/:id', element: <DocumentPage /> },
        { path: 'documentos/importaciones', element: <ImportsPage /> },
        { path: 'documentos/importaciones/:id', element: <ImportPage /> },
        { path: 'productos', element: <CatalogPage /> },
        {
          path: 'ajustes',
          element: <SettingsPage />,
          children: [
            { index: true, element: <GeneralSettings /> },
            { path: 'negocio', element: <BusinessSettings /> },
            { path: 'firma', element: <CertificateSettings /> },
            { path: 'programas', element: <PairingSettings /> },
            { path: 'correo', element: <EmailSettings /> },
            { path: 'portal', element: <PortalSettings /> },
            { path: 'webhooks', element: <WebhookSettings /> },
            { path: 'webhooks/:id', element: <EndpointPage /> },
            { path: 'simulacro', element: <RehearsalSettings /> },
          ],
        },
        { path: '*', element: <CounterPage /> },
      ],
    },
  ]);
}
