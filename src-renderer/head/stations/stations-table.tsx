import { useTranslation } from 'react-i18next';
import type { StationResource } from '../../../src-main/contract/head/stations/stations.ts';
import { formatInstant, formatSpan, groupThousands } from '../../lib/format/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { standingOf } from './standing.ts';
import { StandingBadge } from './standing-badge.tsx';
import { type StationActions, StationMenu } from './station-menu.tsx';
import styles from './stations.module.css';

interface StationsTableProps {
  readonly stations: readonly StationResource[];
  readonly actions: StationActions | undefined;
}

const TICK_MS = 30_000;

/** A clock that is no more off than this is on time, seconds. */
const ON_TIME_SECONDS = 30;

export function StationsTable({ stations, actions }: StationsTableProps) {
  const { t } = useTranslation();
  const now = useNow(TICK_MS);
  return (
    <section className={styles.scroll} aria-label={t('head.stations.list')}>
      <table className={styles.table} aria-label={t('head.stations.list')}>
        <thead>
          <tr>
            <th scope="col">{t('head.stations.name')}</th>
            <th scope="col">{t('head.stations.state')}</th>
            <th scope="col">{t('head.stations.points')}</th>
            <th scope="col" className={styles.right}>
              {t('head.stations.documents')}
            </th>
            <th scope="col" className={styles.right}>
              {t('head.stations.waiting')}
            </th>
            <th scope="col">{t('head.stations.seen')}</th>
            <th scope="col">{t('head.stations.clock')}</th>
            {actions && <td className={styles.actions} />}
          </tr>
        </thead>
        <tbody>
          {stations.map((station) => (
            <tr key={station.id} id={station.id} data-gone={station.state === 'revoked' || undefined}>
              <th scope="row">
                {station.name}
                <span className={`${styles.under} tabular`}>
                  {t('head.stations.version')} {station.version}
                </span>
              </th>
              <td>
                <StandingBadge standing={standingOf(station, now)} />
                {station.conflicts > 0 && (
                  <span className={styles.conflicts}>
                    {t('head.stations.conflicts', { count: station.conflicts })}
                  </span>
                )}
                {station.gaps > 0 && (
                  <span className={styles.conflicts}>{t('head.stations.gaps', { count: station.gaps })}</span>
                )}
              </td>
              <td className="tabular">
                {station.emission_points.length === 0 && (
                  <span className={styles.dim}>{t('head.stations.nowhere')}</span>
                )}
                {station.emission_points.map((point) => (
                  <span key={point} className={styles.point}>
                    {point}
                    {station.lost_emission_points?.includes(point) && (
                      <span className={styles.under}>{t('head.stations.lostPoint')}</span>
                    )}
                  </span>
                ))}
              </td>
              <td className={`${styles.right} tabular`}>{groupThousands(String(station.documents))}</td>
              <td className={`${styles.right} tabular`}>
                {station.waiting === undefined ? '–' : groupThousands(String(station.waiting))}
              </td>
              <td className={`${styles.whole} tabular`}>
                {station.last_seen_at ? formatInstant(station.last_seen_at) : t('head.stations.neverSeen')}
              </td>
              <td className={styles.whole}>
                <Clock seconds={station.clock_skew_seconds} />
              </td>
              {actions && (
                <td className={styles.actions}>
                  <StationMenu station={station} {...actions} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Clock({ seconds }: { readonly seconds: number | undefined }) {
  const { t } = useTranslation();
  if (seconds === undefined) return '–';
  if (Math.abs(seconds) <= ON_TIME_SECONDS) return t('head.stations.onTime');
  const time = formatSpan(Math.abs(seconds));
  return (
    <span className={styles.off}>
      {t(seconds > 0 ? 'head.stations.ahead' : 'head.stations.late', { time })}
    </span>
  );
}
