import { createHashRouter } from 'react-router';
import { CatalogPage } from '../features/catalog/catalog-page.tsx';
import { CounterPage } from '../features/counter/counter-page.tsx';
import { DocumentPage } from '../features/documents/document-page.tsx';
import { DocumentsPage } from '../features/documents/documents-page.tsx';
import { CertificateSettings } from '../features/settings/certificate/certificate-settings.tsx';
import { GeneralSettings } from '../features/settings/general-settings.tsx';
import { RehearsalSettings } from '../features/settings/rehearsal/rehearsal-settings.tsx';
import { SettingsPage } from '../features/settings/settings-page.tsx';
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
        { path: 'productos', element: <CatalogPage /> },
        {
          path: 'ajustes',
          element: <SettingsPage />,
          children: [
            { index: true, element: <GeneralSettings /> },
            { path: 'firma', element: <CertificateSettings /> },
            { path: 'simulacro', element: <RehearsalSettings /> },
          ],
        },
        { path: '*', element: <CounterPage /> },
      ],
    },
  ]);
}
