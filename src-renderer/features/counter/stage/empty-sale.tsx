import { Button } from '@mantine/core';
import { IconLayoutGrid, IconPackage, IconPencilPlus, IconScan } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePreferences } from '../../../lib/preferences.tsx';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { useAnyProduct } from '../search/use-any-product.ts';

/** The counter between two customers; on the first day it says how to begin. */
export function EmptySale({ onFreeLine }: { readonly onFreeLine: () => void }) {
  const { t } = useTranslation();
  const key = useShortcutKeys().free_line;
  const firstDay = useAnyProduct() === false;
  const areTilesHidden = usePreferences((state) => !state.showsTiles);
  const choose = usePreferences((state) => state.choose);
  const freeLine = (
    <Button
      variant={firstDay ? 'default' : 'light'}
      leftSection={<IconPencilPlus size={18} aria-hidden />}
      rightSection={<KeyHint>{key}</KeyHint>}
      aria-keyshortcuts={ariaOfKey(key)}
      onClick={onFreeLine}
    >
      {t('counter.freeLine')}
    </Button>
  );
  return firstDay ? (
    <EmptyState icon={IconPackage} title={t('counter.noProductsTitle')} hint={t('counter.noProductsHint')}>
      <Button component={Link} to="/productos?nuevo">
        {t('counter.createProduct')}
      </Button>
      {freeLine}
    </EmptyState>
  ) : (
    <EmptyState icon={IconScan} title={t('counter.emptyTitle')} hint={t('counter.emptyHint')}>
      {freeLine}
      {areTilesHidden && (
        <Button
          variant="default"
          leftSection={<IconLayoutGrid size={18} aria-hidden />}
          onClick={() => choose({ showsTiles: true })}
        >
          {t('tiles.show')}
        </Button>
      )}
    </EmptyState>
  );
}
