import { useTranslation } from 'react-i18next';
import type { PrinterResource, PrinterStatus } from '../../../../src-main/contract/printing/printer.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from '../printing.module.css';

interface PrinterStateProps {
  readonly printer: PrinterResource;
  /** What the printer reported of itself, when somebody asked it. */
  readonly status: PrinterStatus | undefined;
}

/** What waits and why comes first; then what the printer reported of itself. */
export function PrinterState({ printer, status }: PrinterStateProps) {
  const { t, i18n } = useTranslation();
  const { waiting, trouble } = printer;
  const problem = waiting > 0 ? trouble : status?.trouble;
  const states = waiting > 0 ? [t('printing.states.waiting', { count: waiting })] : [];
  if (problem) {
    return (
      <Notice tone="care" title={[...states, problem.message].join(' · ')}>
        <div lang={i18n.language === 'es' ? undefined : 'es'}>{problem.remedy}</div>
      </Notice>
    );
  }
  if (status) {
    const tone = status.state === 'ready' ? 'ok' : status.state === 'paper_low' ? 'care' : 'quiet';
    return <Notice tone={tone} title={[t(`printing.states.${status.state}`), ...states].join(' · ')} />;
  }
  return <div className={styles.dim}>{states[0] ?? t('printing.states.idle')}</div>;
}
