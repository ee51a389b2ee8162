import { Skeleton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useHeadOffice } from '../../../lib/queries/service/head-office-query.ts';
import { OnlyFor } from '../../../ui/actions/only-for.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { standingOf } from '../../../ui/head-office/head-office-standing.ts';
import { HeadOfficeState } from '../../../ui/head-office/head-office-state.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { EnrolForm } from './enrol-form.tsx';
import { FetchedCashSession } from './fetched-cash-session.tsx';
import styles from './head-office.module.css';
import { LeaveButton } from './leave-button.tsx';
import { ReplacedPoint } from './replaced-point.tsx';

/** The head office this till reports to: joining one, how it goes, and leaving it. */
export function HeadOfficeSettings() {
  const { t } = useTranslation();
  const { data: headOffice, error } = useHeadOffice();
  const refusal = refusalIn(error);
  const standing = headOffice && standingOf(headOffice);
  // One that was left behind is joined anew with another code, without leaving first.
  const isEnded = standing === 'forked' || standing === 'revoked';
  return (
    <Panel title={t('headOffice.title')}>
      <div className={styles.stack}>
        <Text>{t('headOffice.intro')}</Text>
        {refusal && <RefusalNotice refusal={refusal} />}
        {!headOffice && !refusal && <Skeleton height="12rem" />}
        {headOffice && standing && <HeadOfficeState headOffice={headOffice} standing={standing} />}
        {headOffice?.replaced_points?.map((point) => (
          <ReplacedPoint key={`${point.establishment}-${point.emission_point}`} point={point} />
        ))}
        {headOffice?.fetched_cash_sessions?.map((session) => (
          <FetchedCashSession key={session.id} session={session} />
        ))}
        {headOffice && (!standing || isEnded) && (
          <OnlyFor permission="manage_destinations" isNeeded>
            <EnrolForm isAgain={isEnded} />
          </OnlyFor>
        )}
        {standing && <LeaveButton isEnded={isEnded} />}
      </div>
    </Panel>
  );
}
