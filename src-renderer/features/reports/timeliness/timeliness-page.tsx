import { Button } from '@mantine/core';
import { IconClockCheck, IconSignature } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TimelinessReport } from '../../../../src-main/contract/reports/timeliness.ts';
import { formatDate, formatSpan, groupThousands } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useTimeliness } from '../../../lib/queries/reports/timeliness-query.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { ReportFrame } from '../report-frame.tsx';
import styles from '../reports.module.css';
import { usePeriod } from '../use-period.ts';
import { LateDocuments } from './late-documents.tsx';
import { useTimelinessProof } from './use-timeliness-proof.ts';

/** How soon what was issued was authorized, why the rest was late, and the proof of it. */
export function TimelinessPage() {
  const { t } = useTranslation();
  const [period, setPeriod] = usePeriod();
  const { data: report, error, isPending } = useTimeliness(period);
  const proof = useTimelinessProof(period);
  return (
    <ReportFrame
      title={t('timeliness.title')}
      back={{ to: '/informes', label: t('declaration.back') }}
      files={
        <Button
          variant="default"
          leftSection={<IconSignature size={18} aria-hidden />}
          loading={proof.isPending}
          onClick={() => proof.mutate()}
        >
          {t('timeliness.proof')}
        </Button>
      }
      period={period}
      onChange={setPeriod}
      refusal={refusalIn(error ?? proof.error)}
      isPending={isPending}
    >
      {report && <ReportBody report={report} />}
    </ReportFrame>
  );
}

function ReportBody({ report }: { readonly report: TimelinessReport }) {
  const { t } = useTranslation();
  const { days, late, late_count, from, to } = report;
  if (days.length === 0) {
    return (
      <Panel padded={false}>
        <EmptyState icon={IconClockCheck} title={t('reports.nothing')} hint={t('timeliness.nothingHint')} />
      </Panel>
    );
  }
  return (
    <>
      <p className={styles.between}>{t('reports.between', { from: formatDate(from), to: formatDate(to) })}</p>
      <TimelinessFigures report={report} />
      <Panel title={t('timeliness.days')}>
        <DayTable days={days} />
      </Panel>
      <Panel title={t('timeliness.late', { count: late_count })}>
        {late.length === 0 ? t('timeliness.noneLate') : <LateDocuments report={report} />}
      </Panel>
    </>
  );
}

function TimelinessFigures({ report: { days, late_count } }: { readonly report: TimelinessReport }) {
  const { t } = useTranslation();
  const total = (field: 'issued' | 'authorized') => days.reduce((sum, day) => sum + day[field], 0);
  const figures = [
    { name: 'issued', value: total('issued') },
    { name: 'authorized', value: total('authorized') },
    { name: 'lateDocuments', value: late_count },
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`timeliness.${name}`)}</dt>
          <dd className="tabular">{groupThousands(String(value))}</dd>
        </div>
      ))}
    </dl>
  );
}

function DayTable({ days }: Pick<TimelinessReport, 'days'>) {
  const { t } = useTranslation();
  const heads = ['issued', 'authorized', 'lateDocuments', 'p50', 'p95'] as const;
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('timeliness.days')}>
        <thead>
          <tr>
            <th scope="col">{t('timeliness.day')}</th>
            {heads.map((name) => (
              <th key={name} scope="col" className={styles.right}>
                {t(`timeliness.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, issued, authorized, late, p50_seconds, p95_seconds }) => (
            <tr key={date}>
              <th scope="row">{formatDate(date)}</th>
              {[issued, authorized, late].map((count, index) => (
                <td key={heads[index]} className={`${styles.right} tabular`}>
                  {groupThousands(String(count))}
                </td>
              ))}
              {[p50_seconds, p95_seconds].map((seconds, index) => (
                <td key={heads[index + 3]} className={`${styles.right} tabular`}>
                  {seconds === undefined ? '—' : formatSpan(seconds)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
