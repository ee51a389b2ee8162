import { useTranslation } from 'react-i18next';
import type { HostedHeadResource } from '../../../../src-main/contract/head/stations/hosted/hosted-head.ts';
import { formatInstant, groupThousands } from '../../../lib/format/format.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from './several-tills.module.css';

interface JoinedTillsProps {
  readonly stations: NonNullable<HostedHeadResource['stations']>;
}

/** Who joined, at which emission point, and how far each has reported. */
export function JoinedTills({ stations }: JoinedTillsProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t('severalTills.tills')} padded={false}>
      <table className={styles.table} aria-label={t('severalTills.tills')}>
        <thead>
          <tr>
            <th scope="col">{t('severalTills.till')}</th>
            <th scope="col">{t('severalTills.point')}</th>
            <th scope="col" className={styles.right}>
              {t('severalTills.documents')}
            </th>
            <th scope="col" className={styles.right}>
              {t('headOffice.waiting')}
            </th>
            <th scope="col">{t('severalTills.seen')}</th>
          </tr>
        </thead>
        <tbody>
          {stations.map(({ id, name, state, emission_points, documents, waiting, last_seen_at }) => (
            <tr key={id}>
              <td>{state === 'revoked' ? t('severalTills.gone', { name }) : name}</td>
              <td className="tabular">{emission_points.join(', ') || '–'}</td>
              <td className={`${styles.right} tabular`}>{groupThousands(String(documents))}</td>
              <td className={`${styles.right} tabular`}>
                {waiting === undefined ? '–' : groupThousands(String(waiting))}
              </td>
              <td className="tabular">
                {last_seen_at === undefined ? t('severalTills.neverSeen') : formatInstant(last_seen_at)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
