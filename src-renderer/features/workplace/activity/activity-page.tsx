import { Button, Skeleton, Text } from '@mantine/core';
import { IconHistory, IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { CursorButtons } from '../../../ui/tables/cursor-buttons.tsx';
import styles from '../workplace.module.css';
import { type ActivityFilter, readActivityFilter, writeActivityFilter } from './activity-filter.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { useStaffEvents } from './activity-query.ts';
import { ActivityTable } from './activity-table.tsx';

const CURSOR = 'desde-aqui';

/** Who signed in, which PINs were wrong, what was approved, and who changed people and roles. */
export function ActivityPage() {
  const { t } = useTranslation();
  const mayManage = useMay()('manage_operators');
  const [address, setAddress] = useSearchParams();
  const filter = readActivityFilter(address);
  const { data: page, error } = useStaffEvents(filter, address.get(CURSOR) ?? undefined);
  const refusal = refusalIn(error);
  const events = page?.data;
  // A cursor belongs to its filters.
  const change = (part: Partial<ActivityFilter>) =>
    setAddress(writeActivityFilter({ ...filter, ...part }), { replace: true });
  const clear = () => setAddress({}, { replace: true });
  const move = (to: string) => {
    const next = writeActivityFilter(filter);
    next.set(CURSOR, to);
    setAddress(next, { replace: true });
  };
  const isFiltered = writeActivityFilter(filter).size > 0;
  return (
    <>
      {mayManage && <BackLink to="/ajustes/operadores">{t('operators.title')}</BackLink>}
      <Panel title={t('activity.title')}>
        <div className={styles.stack}>
          <Text>{t('activity.intro')}</Text>
          <ActivityFilters filter={filter} onChange={change} onClear={clear} />
          {refusal && <RefusalNotice refusal={refusal} />}
        </div>
      </Panel>
      <Panel padded={false}>
        {!page && !refusal && <Skeleton height="16rem" />}
        {events && events.length > 0 && <ActivityTable events={events} />}
        {events?.length === 0 && !isFiltered && (
          <EmptyState icon={IconHistory} title={t('activity.none')} hint={t('activity.noneHint')} />
        )}
        {events?.length === 0 && isFiltered && (
          <EmptyState icon={IconSearchOff} title={t('activity.noMatch')} hint={t('approvals.noMatchHint')}>
            <Button variant="default" onClick={clear}>
              {t('documents.clearFilters')}
            </Button>
          </EmptyState>
        )}
        {page && <CursorButtons page={page} isInset onMove={move} />}
      </Panel>
    </>
  );
}
