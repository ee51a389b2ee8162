import { Button } from '@mantine/core';
import { IconReportMoney } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FiscalMachineResource } from '../../../src-main/contract/counter/fiscal-machine.ts';
import type { TillResource } from '../../../src-main/contract/counter/till.ts';
import { formatDate, formatMoney } from '../../lib/format/format.ts';
import { today } from '../../lib/format/today.ts';
import { useSync } from '../../lib/queries/documents/sync-query.ts';
import { dayTotalsOf } from './day-totals.ts';
import styles from './fiscal-machine.module.css';
import { useMachineTotals } from './fiscal-machines-query.ts';

interface MachineStripProps {
  readonly machine: FiscalMachineResource;
  readonly till: TillResource;
}

/** Above the counter: the machine it issues from, and what its day comes to so far. */
export function MachineStrip({ machine, till }: MachineStripProps) {
  const { t } = useTranslation();
  // Asked with delivery every few seconds: the day turns without a reload.
  const date = useSync().data?.fiscal_day.date ?? today();
  const { data: totals } = useMachineTotals(machine.id, date);
  const day = totals && dayTotalsOf(totals.types);
  return (
    <section className={styles.strip} aria-label={t('fiscalMachine.machineLabel')}>
      <div className={styles.identity}>
        <div className={styles.name}>
          {machine.brand} {machine.model}
        </div>
        <div className={styles.dim}>
          {t('fiscalMachine.serial')} <span className="tabular">{machine.serial}</span> · {till.name}
        </div>
      </div>
      <dl className={styles.figures}>
        <Figure
          label={t('fiscalMachine.today', { date: formatDate(date) })}
          value={day ? t('fiscalMachine.count', { count: day.count }) : '–'}
        />
        <Figure label={t('fiscalMachine.tax')} value={day ? formatMoney(day.tax) : '–'} />
        <Figure label={t('fiscalMachine.total')} value={day ? formatMoney(day.total) : '–'} strong />
      </dl>
      <Button
        variant="default"
        component={Link}
        to="/maquina-fiscal/totales"
        leftSection={<IconReportMoney size={18} aria-hidden />}
      >
        {t('fiscalMachine.day')}
      </Button>
    </section>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

function Figure({ label, value, strong = false }: FigureProps) {
  return (
    <div data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  );
}
