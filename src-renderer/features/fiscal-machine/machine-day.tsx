import { Skeleton, Text } from '@mantine/core';
import { IconReceiptOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FiscalMachineResource } from '../../../src-main/contract/counter/fiscal-machine.ts';
import { formatDate, formatInstant } from '../../lib/format/format.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { nameOfMachine } from '../../lib/queries/business/fiscal-machines-query.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { DayDocuments } from './day-documents.tsx';
import { DayRates } from './day-rates.tsx';
import { DayTypes } from './day-types.tsx';
import styles from './fiscal-machine.module.css';
import { useMachineDocuments, useMachineTotals } from './fiscal-machines-query.ts';

interface MachineDayProps {
  readonly machine: FiscalMachineResource;
  readonly date: string;
}

/** What a day of a machine comes to, and its documents one by one. */
export function MachineDay({ machine, date }: MachineDayProps) {
  const { t } = useTranslation();
  const totals = useMachineTotals(machine.id, date);
  const documents = useMachineDocuments(machine.id, date);
  const refusal = refusalIn(totals.error ?? documents.error);
  if (!totals.data || !documents.data) {
    return refusal ? <RefusalNotice refusal={refusal} /> : <Skeleton height="16rem" />;
  }
  if (documents.data.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={IconReceiptOff}
          title={t('fiscalMachine.empty')}
          hint={t('fiscalMachine.emptyHint')}
        />
      </Panel>
    );
  }
  return (
    <>
      <div className={styles.paperHead}>
        {nameOfMachine(machine)} · {formatDate(date)}
      </div>
      <Panel title={t('fiscalMachine.byType')} padded={false}>
        <DayTypes types={totals.data.types} />
        <Text className={styles.note ?? ''} c="dimmed">
          {t('fiscalMachine.netOfCredit')} {t('fiscalMachine.annulledApart')}{' '}
          {t('fiscalMachine.generated', { at: formatInstant(totals.data.generated_at) })}
        </Text>
      </Panel>
      {totals.data.by_rate.length > 0 && (
        <Panel title={t('fiscalMachine.byRate')} padded={false}>
          <DayRates rates={totals.data.by_rate} />
        </Panel>
      )}
      <Panel title={t('fiscalMachine.documents')} padded={false}>
        <DayDocuments documents={documents.data} />
      </Panel>
    </>
  );
}
