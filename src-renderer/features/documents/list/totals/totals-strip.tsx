import { Button, Popover } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DocumentTotals } from '../../../../../src-main/contract/documents/lists/document-totals.ts';
import { formatMoney, groupThousands } from '../../../../lib/format/format.ts';
import { ivaLabel } from '../../../../lib/format/iva.ts';
import styles from '../list.module.css';
import { shownSums } from './shown-sums.ts';
import { TotalsTable } from './totals-table.tsx';

/** What the list comes to: sales net of credit notes by rate, and behind a button all of it by kind and status. */
export function TotalsStrip({ totals }: { readonly totals: DocumentTotals }) {
  const { t } = useTranslation();
  const shown = shownSums(totals);
  const label = shown.type ? t(`document.type.${shown.type}`) : t('documentList.netSales');
  return (
    <section className={styles.strip} aria-label={t('documentList.totals')}>
      <dl className={styles.sums}>
        <div>
          <dt>{t('documentList.documents')}</dt>
          <dd className="tabular">{groupThousands(String(totals.documents))}</dd>
        </div>
        {shown.byRate.map(({ rate, base }) => (
          <div key={rate}>
            <dt>{t('documentList.base', { rate: ivaLabel(rate, t) })}</dt>
            <dd className="tabular">{formatMoney(base)}</dd>
          </div>
        ))}
        {shown.byRate.length > 0 && (
          <div>
            <dt>{t('documentList.iva')}</dt>
            <dd className="tabular">{formatMoney(shown.iva)}</dd>
          </div>
        )}
        <div data-strong>
          <dt>{label}</dt>
          <dd className="tabular">{formatMoney(shown.total)}</dd>
        </div>
      </dl>
      <Popover position="bottom-end" withinPortal shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <Button variant="subtle" leftSection={<IconListDetails size={18} aria-hidden />}>
            {t('documentList.byStatus')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          {/* There is nothing to press in it: it takes the focus itself, so that Escape leaves it. */}
          <div data-autofocus tabIndex={-1} className={styles.totals}>
            <TotalsTable rows={totals.rows} />
          </div>
        </Popover.Dropdown>
      </Popover>
    </section>
  );
}
