import { Button, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { approvablePermissions } from '../../../../src-main/contract/counter/permissions.ts';
import { sentenceCase } from '../../../lib/format/sentence-case.ts';
import { today } from '../../../lib/format/today.ts';
import { useOperators } from '../../../lib/workplace/operators-query.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import styles from '../workplace.module.css';
import { type ApprovalFilter, isApprovalFilter } from './approval-filter.ts';

interface ApprovalFiltersProps {
  readonly filter: ApprovalFilter;
  readonly onChange: (change: Partial<ApprovalFilter>) => void;
  readonly onClear: () => void;
}

/** By who allowed, who asked, what, and the day. Former operators are still to be found. */
export function ApprovalFilters({ filter, onChange, onClear }: ApprovalFiltersProps) {
  const { t } = useTranslation();
  const { data: operators = [] } = useOperators();
  const people = operators.map(({ id, name }) => ({ value: id, label: name }));
  const actions = approvablePermissions.map((value) => ({
    value,
    label: sentenceCase(t(`workplace.action.${value}`)),
  }));
  return (
    <search className={styles.filters}>
      <Select
        label={t('approvals.approver')}
        placeholder={t('approvals.anyone')}
        data={people}
        clearable
        value={filter.approverId === '' ? null : filter.approverId}
        onChange={(id) => onChange({ approverId: id ?? '' })}
      />
      <Select
        label={t('approvals.askedBy')}
        placeholder={t('approvals.anyone')}
        data={people}
        clearable
        value={filter.askedById === '' ? null : filter.askedById}
        onChange={(id) => onChange({ askedById: id ?? '' })}
      />
      <Select
        label={t('approvals.action')}
        placeholder={t('approvals.anyAction')}
        data={actions}
        clearable
        value={filter.action ?? null}
        onChange={(action) => onChange({ action: action ?? undefined })}
      />
      <DateField
        label={t('approvals.day')}
        max={today()}
        value={filter.day}
        onChange={(day) => onChange({ day })}
      />
      {isApprovalFilter(filter) && (
        <Button variant="subtle" onClick={onClear}>
          {t('documents.clearFilters')}
        </Button>
      )}
    </search>
  );
}
