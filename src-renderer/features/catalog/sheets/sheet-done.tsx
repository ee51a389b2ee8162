import { Button, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CatalogImportResource } from '../../../../src-main/contract/catalog/catalog-import.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { SheetRows } from './sheet-rows.tsx';
import styles from './sheets.module.css';

interface SheetDoneProps {
  readonly made: CatalogImportResource;
  readonly onOther: () => void;
}

const lists = {
  products: { to: '/productos', label: 'sheets.goProducts' },
  customers: { to: '/clientes', label: 'sheets.goCustomers' },
  opening_balances: { to: '/por-cobrar', label: 'sheets.goReceivables' },
} as const;

/** What became of a file, with the rows that were left out. */
export function SheetDone({ made, onOther }: SheetDoneProps) {
  const { t } = useTranslation();
  const { counts, subject } = made;
  return (
    <div className={styles.stack}>
      <div role="status">
        <EmptyState
          icon={IconCircleCheck}
          title={counts.error > 0 ? t('sheets.done') : t('sheets.doneClean')}
          hint={t('sheets.doneCounts', {
            made: counts.new,
            changed: counts.changed,
            same: counts.same,
            error: counts.error,
          })}
        >
          <Button variant="default" onClick={onOther}>
            {t('sheets.another')}
          </Button>
          <Button component={Link} to={lists[subject].to} autoFocus>
            {t(lists[subject].label)}
          </Button>
        </EmptyState>
      </div>
      {counts.error > 0 && (
        <Panel title={t('sheets.results.error')}>
          <Text c="dimmed" mb="sm">
            {t('sheets.errorsLeft', { count: counts.error })}
          </Text>
          <SheetRows made={made} />
        </Panel>
      )}
    </div>
  );
}
