import { Button } from '@mantine/core';
import { IconActivity, IconPencil, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PrinterResource } from '../../../../src-main/contract/printing/printer.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from '../printing.module.css';
import { useAskPrinter, useTestPrinter } from './printer-commands.ts';
import { addressOf } from './printer-draft.ts';
import { PrinterState } from './printer-state.tsx';
import { TestOutcome } from './test-outcome.tsx';

interface PrinterCardProps {
  readonly printer: PrinterResource;
  readonly onEdit: () => void;
}

/** A printer: where it is, how it is, and what can be tried with it. */
export function PrinterCard({ printer, onEdit }: PrinterCardProps) {
  const { t } = useTranslation();
  const { id, name, connection, paper, is_default, has_drawer } = printer;
  const asking = useAskPrinter();
  const test = useTestPrinter();
  const refusal = refusalIn(asking.error) ?? refusalIn(test.error);
  const isStuck = printer.waiting > 0 && printer.trouble !== undefined;
  const details = [
    t(`printing.papers.${paper}`),
    addressOf(connection),
    ...(has_drawer ? [t('printing.drawer')] : []),
  ];
  return (
    <li className={styles.printer}>
      <div className={styles.printerHead}>
        <div>
          <div className={styles.name}>
            {name}
            {is_default && <span className={styles.usual}>{t('printing.usual')}</span>}
          </div>
          <div className={styles.dim}>{details.join(' · ')}</div>
        </div>
        <div className={styles.actions}>
          <Button
            variant="default"
            leftSection={<IconActivity size={18} aria-hidden />}
            aria-label={t('printing.askOf', { name })}
            loading={asking.isPending}
            onClick={() => asking.mutate(id)}
          >
            {t('printing.ask')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            aria-label={t('printing.testOf', { name })}
            loading={test.isPending}
            onClick={() => test.mutate(id)}
          >
            {t('printing.test')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            aria-label={t('printing.editOf', { name })}
            onClick={onEdit}
          >
            {t('action.edit')}
          </Button>
        </div>
      </div>
      <PrinterState printer={printer} status={asking.data} />
      {refusal && <RefusalNotice refusal={refusal} />}
      {/* Why it waits is shown above. */}
      {test.data && !isStuck && <TestOutcome key={test.data.id} jobId={test.data.id} name={name} />}
    </li>
  );
}
