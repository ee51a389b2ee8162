import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ProformaResource } from '../../../../src-main/contract/proformas/proforma.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import styles from './proformas.module.css';
import type { PricesOf } from './sale-of-proforma.ts';

interface PricesDialogProps {
  readonly proforma: ProformaResource;
  readonly onChoose: (prices: PricesOf) => void;
  readonly onClose: () => void;
}

/** Shows which prices are others today, and asks at which it goes on. */
export function PricesDialog({ proforma, onChoose, onClose }: PricesDialogProps) {
  const { t } = useTranslation();
  const changed = proforma.price_changes.flatMap((change) => {
    const line = proforma.document.lines[change.line];
    if (!line) return [];
    // Both with IVA, or both without it.
    const [quoted, today] =
      line.unit_price_with_taxes !== undefined && change.unit_price_with_taxes !== undefined
        ? [line.unit_price_with_taxes, change.unit_price_with_taxes]
        : [line.unit_price, change.unit_price];
    return [{ index: change.line, description: line.description, today, quoted }];
  });
  return (
    <Dialog title={t('proformas.pricesTitle')} size="lg" onClose={onClose}>
      <Stack>
        <Text>{t('proformas.pricesHint')}</Text>
        <table className={styles.table} aria-label={t('proformas.pricesTitle')}>
          <thead>
            <tr>
              <th scope="col">{t('proformas.product')}</th>
              <th scope="col" className={`${styles.right} ${styles.whole}`}>
                {t('proformas.quoted')}
              </th>
              <th scope="col" className={`${styles.right} ${styles.whole}`}>
                {t('proformas.today')}
              </th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ index, description, today, quoted }) => (
              <tr key={index}>
                <td className={styles.wide}>{description}</td>
                <td className={`${styles.right} ${styles.whole} tabular`}>{formatMoney(quoted)}</td>
                <td className={`${styles.right} ${styles.whole} tabular`}>{formatMoney(today)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onChoose('today')}>
            {t('proformas.withToday')}
          </Button>
          <Button data-autofocus onClick={() => onChoose('proforma')}>
            {t('proformas.withQuoted')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
