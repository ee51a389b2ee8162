import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { AfterSalesProvider } from '../features/counter/charge/after-sale/after-sales-provider.tsx';
import { CustomerDisplayFeed } from '../features/counter/display/customer-display-feed.tsx';
import { SaleProvider } from '../features/counter/sale/sale-context.tsx';
import { PermitProvider } from '../features/workplace/permits/permit-provider.tsx';
import type { Connecting } from '../lib/http/connection.ts';
import { ScannerProvider } from '../lib/scanner/scanner-provider.tsx';
import { UndoProvider } from '../lib/undo/undo-provider.tsx';
import { CrashBoundary } from './crash/crash-boundary.tsx';
import { Providers } from './providers.tsx';
import { createRoutes } from './routes.tsx';
import { Entrance } from './shell/entrance.tsx';
import { Lock } from './shell/lock.tsx';

export function App({ connect }: { readonly connect: () => Promise<Connecting> }) {
  const [routes] = useState(createRoutes);
  return (
    <Providers>
      <CrashBoundary>
        <ScannerProvider>
          <Entrance connect={connect}>
            <PermitProvider>
              <AfterSalesProvider>
                <SaleProvider>
                  <Lock>
                    <CustomerDisplayFeed />
                    <UndoProvider>
                      <RouterProvider router={routes} />
                    </UndoProvider>
                  </Lock>
                </SaleProvider>
              </AfterSalesProvider>
            </PermitProvider>
          </Entrance>
        </ScannerProvider>
      </CrashBoundary>
    </Providers>
  );
}
