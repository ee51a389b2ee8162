import { Button } from '@mantine/core';
import { IconPackageImport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useStockEnabled } from '../../../../lib/stock-enabled.ts';
import { useMay } from '../../../../lib/workplace/use-may.ts';

/** Where the panel of the inventory is on the page. */
export const INVENTORY_ID = 'inventory';

/** Brings what waits to be entered into sight: it stands below what is to be withheld. */
export function InventoryJump({ isNote }: { readonly isNote: boolean }) {
  const { t } = useTranslation();
  const mayRead = useMay()('read_costs');
  if (useStockEnabled() !== true || !mayRead) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconPackageImport size={18} aria-hidden />}
      onClick={() => document.getElementById(INVENTORY_ID)?.scrollIntoView({ block: 'nearest' })}
    >
      {t(isNote ? 'goodsReceipt.jumpNote' : 'goodsReceipt.jump')}
    </Button>
  );
}
