import { Button, Skeleton, Text } from '@mantine/core';
import { IconSearchOff, IconShieldCheck } from '@tabler/icons-react';
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
import {
  type ApprovalFilter,
  isApprovalFilter,
  readApprovalFilter,
  writeApprovalFilter,
} from './approval-filter.ts';
import { ApprovalFilters } from './approval-filters.tsx';
import { useApprovals } from './approvals-query.ts';
import { ApprovalsTable } from './approvals-table.tsx';

const CURSOR = 'desde-aqui';

/** The audit of approvals at the counter, for operators who may read it. */
export function ApprovalsPage() {
  const { t } = useTranslation();
  const mayManage = useMay()('manage_operators');
  // The address says what the page shows: coming back from a document finds the same list at the same position.
  const [address, setAddress] = useSearchParams();
  const filter = readApprovalFilter(address);
  const cursor = address.get(CURSOR) ?? undefined;
  const { data: page, error, isPlaceholderData } = useApprovals(filter, cursor);
  const refusal = refusalIn(error);
  const approvals = page?.data;
  // What is still shown of another question is of its filter.
  const isFiltered = isApprovalFilter(filter) || isPlaceholderData;
  // Where nothing was ever allowed, there is nothing to look through.
  const isBlank = approvals?.length === 0 && !isFiltered;
  // A cursor belongs to its filters.
  const change = (part: Partial<ApprovalFilter>) =>
    setAddress(writeApprovalFilter({ ...filter, ...part }), { replace: true });
  const clear = () => setAddress({}, { replace: true });
  const move = (to: string) => {
    const next = writeApprovalFilter(filter);
    next.set(CURSOR, to);
    setAddress(next, { replace: true });
  };
  return (
    <>
      {mayManage && <BackLink to="/ajustes/operadores">{t('operators.title')}</BackLink>}
      <Panel title={t('approvals.title')}>
        <div className={styles.stack}>
          <Text>{t('approvals.intro')}</Text>
          {!isBlank && <ApprovalFilters filter={filter} onChange={change} onClear={clear} />}
          {refusal && <RefusalNotice refusal={refusal} />}
        </div>
      </Panel>
      <Panel padded={false}>
        {!page && !refusal && <Skeleton height="16rem" />}
        {approvals && approvals.length > 0 && <ApprovalsTable approvals={approvals} />}
        {approvals?.length === 0 && <NoApprovals isFiltered={isFiltered} onClear={clear} />}
        {page && <CursorButtons page={page} isInset onMove={move} />}
      </Panel>
    </>
  );
}

interface NoApprovalsProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

function NoApprovals({ isFiltered, onClear }: NoApprovalsProps) {
  const { t } = useTranslation();
  if (!isFiltered) {
    return <EmptyState icon={IconShieldCheck} title={t('approvals.none')} hint={t('approvals.noneHint')} />;
  }
  return (
    <EmptyState icon={IconSearchOff} title={t('approvals.noMatch')} hint={t('approvals.noMatchHint')}>
      <Button variant="default" onClick={onClear}>
        {t('documents.clearFilters')}
      </Button>
    </EmptyState>
  );
}
