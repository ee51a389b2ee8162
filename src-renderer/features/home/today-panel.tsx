import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addDays } from '../../lib/date-presets.ts';
import { formatDate, formatMoney, formatSpan, groupThousands } from '../../lib/format/format.ts';
import { today } from '../../lib/format/today.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { useDueDeclarations } from '../../lib/queries/reports/due-query.ts';
import { usePeriodReport } from '../../lib/queries/reports/period-report-query.ts';
import { useTimeliness } from '../../lib/queries/reports/timeliness-query.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import styles from './today-panel.module.css';

const BEST_PRODUCTS = 5;
/** As what needs a person, beside it; also past midnight. */
const REFRESH_MS = 30_000;

/** The day so far: what was sold beside the same weekday, how it stands at the authority, what is due next. */
export function TodayPanel() {
  const { t } = useTranslation();
  const day = today();
  const weekAgo = addDays(day, -7);
  const { data: report, error } = usePeriodReport({ from: day, to: day }, REFRESH_MS);
  const { data: lastWeek, error: lastWeekError } = usePeriodReport({ from: weekAgo, to: weekAgo });
  const { data: timeliness, error: timelinessError } = useTimeliness({ from: day, to: day }, REFRESH_MS);
  const { data: due } = useDueDeclarations();
  const refusal = refusalIn(error ?? lastWeekError ?? timelinessError);
  if (refusal) return <RefusalNotice refusal={refusal} />;
  if (!report || !lastWeek || !timeliness) return <Skeleton height="8rem" />;
  const [delivery] = timeliness.days;
  // The list begins with the one that is due last.
  const next = due?.data.filter(({ saved_at, due_on }) => saved_at === undefined && due_on >= day).at(-1);
  return (
    <Panel title={t('home.today')}>
      <dl className={styles.figures}>
        <Figure
          name={t('home.sales')}
          value={formatMoney(report.sales.total)}
          note={t('home.lastWeek', { total: formatMoney(lastWeek.sales.total) })}
          to={`/informes?desde=${day}&hasta=${day}`}
        />
        <Figure
          name={t('home.documents')}
          value={groupThousands(String(delivery?.issued ?? 0))}
          note={t('home.authorized', { count: delivery?.authorized ?? 0 })}
          to="/documentos"
        />
        <Figure
          name={t('home.timeliness')}
          value={delivery?.p95_seconds === undefined ? '—' : formatSpan(delivery.p95_seconds)}
          note={t('home.late', { count: timeliness.late_count })}
          isBad={timeliness.late_count > 0}
          to={`/informes/transmision?desde=${day}&hasta=${day}`}
        />
        {next && (
          <Figure
            name={t('home.due', { form: next.form })}
            value={formatDate(next.due_on)}
            note={t('home.dueOf', {
              from: formatDate(next.from),
              to: formatDate(next.to),
              amount: next.to_pay === undefined ? t('due.balancesMissing') : formatMoney(next.to_pay),
            })}
            to="/informes/por-pagar"
          />
        )}
      </dl>
      {report.products.length > 0 && (
        <div className={styles.best}>
          <h3>{t('home.best')}</h3>
          <ol>
            {report.products.slice(0, BEST_PRODUCTS).map(({ key, label, total }) => (
              <li key={key}>
                <span>{label}</span>
                <span className="tabular">{formatMoney(total)}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </Panel>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  readonly isBad?: boolean;
  /** Where more of it is. */
  readonly to: string;
}

function Figure({ name, value, note, isBad = false, to }: FigureProps) {
  return (
    <div data-bad={isBad || undefined}>
      <dt>
        <Link to={to}>{name}</Link>
      </dt>
      <dd className="tabular">{value}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
