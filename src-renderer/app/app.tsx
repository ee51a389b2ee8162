import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { SaleProvider } from '../features/counter/sale/sale-context.tsx';
import type { Connecting } from '../lib/connection.ts';
import { Entrance } from './entrance.tsx';
import { Providers } from './providers.tsx';
import { createRoutes } from './routes.tsx';

export function App({ connect }: { readonly connect: () => Promise<Connecting> }) {
  const [routes] = useState(createRoutes);
  return (
    <Providers>
      <Entrance connect={connect}>
        <SaleProvider>
          <RouterProvider router={routes} />
        </SaleProvider>
      </Entrance>
    </Providers>
  );
}
