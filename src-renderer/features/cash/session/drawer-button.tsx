import { Button } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePrinters } from '../../../lib/printing/printers-query.ts';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useActionShortcuts } from '../../../lib/shortcuts/use-action-shortcuts.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';

interface DrawerButtonProps {
  readonly opening: { readonly isPending: boolean; mutate(): void };
}

/** Opens the drawer without a sale, where a printer has one. */
export function DrawerButton({ opening }: DrawerButtonProps) {
  const { t } = useTranslation();
  const { data: printers = [] } = usePrinters();
  const key = useShortcutKeys().open_drawer;
  const hasDrawer = printers.some(({ has_drawer }) => has_drawer);
  const open = () => {
    if (!opening.isPending) opening.mutate();
  };
  useActionShortcuts({ open_drawer: open }, hasDrawer);
  if (!hasDrawer) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconInbox size={18} aria-hidden />}
      rightSection={<KeyHint>{key}</KeyHint>}
      aria-keyshortcuts={ariaOfKey(key)}
      onClick={open}
    >
      {t('shortcuts.actions.open_drawer')}
    </Button>
  );
}
