import { useOpenDrawer } from '../../../lib/printing/use-open-drawer.ts';
import { useActionShortcuts } from '../../../lib/shortcuts/use-action-shortcuts.ts';
import { DrawerOutcome } from '../../../ui/feedback/drawer-outcome.tsx';

/** Opens the drawer without a sale by its key; says so only when it did not open. For fingers there is Caja. */
export function DrawerKey() {
  const opening = useOpenDrawer();
  useActionShortcuts({
    open_drawer: () => {
      if (!opening.isPending) opening.mutate();
    },
  });
  return <DrawerOutcome opening={opening} />;
}
