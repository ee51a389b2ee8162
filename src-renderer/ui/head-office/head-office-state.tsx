import { useTranslation } from 'react-i18next';
import type { HeadOfficeResource } from '../../../src-main/contract/head/stations/head-office.ts';
import { formatInstant, groupThousands } from '../../lib/format/format.ts';
import { Notice } from '../feedback/notice.tsx';
import { DescriptionList } from '../layout/description-list.tsx';
import styles from './head-office.module.css';
import { type Standing, standingTones } from './head-office-standing.ts';
import { RetryButton } from './retry-button.tsx';

interface HeadOfficeStateProps {
  readonly headOffice: HeadOfficeResource;
  readonly standing: Standing;
}

/** Which head office a till reports to, how that goes, and what to do about it. */
export function HeadOfficeState({ headOffice, standing }: HeadOfficeStateProps) {
  const { t, i18n } = useTranslation();
  const { url, enrolled_at, reached_at, waiting = 0, problem, fetching, retiring } = headOffice;
  return (
    <div className={styles.state}>
      <Notice tone={standingTones[standing]} title={t(`headOffice.${standing}`, { count: waiting })}>
        <div>{t(`headOffice.${standing}Hint`)}</div>
        {problem !== undefined && <div lang={i18n.language === 'es' ? undefined : 'es'}>{problem}</div>}
      </Notice>
      {(standing === 'offline' || standing === 'unproven') && <RetryButton />}
      {fetching && (
        <Notice tone="wait" title={t('headOffice.fetching')}>
          {t('headOffice.fetchingHint')}
        </Notice>
      )}
      {retiring && standing !== 'revoked' && (
        <Notice tone="bad" title={t('headOffice.retiring')}>
          {t('headOffice.retiringHint')}
        </Notice>
      )}
      <DescriptionList
        items={[
          { label: t('headOffice.url'), value: <span className={styles.address}>{url}</span> },
          { label: t('headOffice.since'), value: enrolled_at && formatInstant(enrolled_at) },
          {
            label: t('headOffice.reached'),
            value: reached_at === undefined ? t('headOffice.neverReached') : formatInstant(reached_at),
          },
          { label: t('headOffice.waiting'), value: groupThousands(String(waiting)) },
        ]}
      />
    </div>
  );
}
