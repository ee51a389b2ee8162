import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { UndoProvider } from '../lib/undo/undo-provider.tsx';
import { createHeadRoutes } from './head-routes.tsx';
import { HeadEntrance } from './session/head-entrance.tsx';

/** The window of a head office: what its tills report, for users signed in with a key. */
export function HeadApp() {
  const [routes] = useState(createHeadRoutes);
  return (
    <HeadEntrance>
      <UndoProvider>
        <RouterProvider router={routes} />
      </UndoProvider>
    </HeadEntrance>
  );
}
