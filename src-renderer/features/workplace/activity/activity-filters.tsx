import { Button, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { staffEventTypes } from '../../../../src-main/contract/counter/staff-event.ts';
import { today } from '../../../lib/format/today.ts';
import { useOperators } from '../../../lib/workplace/operators-query.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import styles from '../workplace.module.css';
import { type ActivityFilter, writeActivityFilter } from './activity-filter.ts';

interface ActivityFiltersProps {
  readonly filter: ActivityFilter;
  readonly onChange: (change: Partial<ActivityFilter>) => void;
  readonly onClear: () => void;
}

/** By person, what happened, and the day. */
export function ActivityFilters({ filter, onChange, onClear }: ActivityFiltersProps) {
  const { t } = useTranslation();
  const { data: operators = [] } = useOperators();
  return (
    <search className={styles.filters}>
      <Select
        label={t('activity.person')}
        placeholder={t('approvals.anyone')}
        data={operators.map(({ id, name }) => ({ value: id, label: name }))}
        clearable
        value={filter.operatorId === '' ? null : filter.operatorId}
        onChange={(id) => onChange({ operatorId: id ?? '' })}
      />
      <Select
        label={t('activity.what')}
        placeholder={t('approvals.anyAction')}
        data={staffEventTypes.map((value) => ({ value, label: t(`activity.type.${value}`) }))}
        clearable
        value={filter.type ?? null}
        onChange={(type) => onChange({ type: type ?? undefined })}
      />
      <DateField
        label={t('approvals.day')}
        max={today()}
        value={filter.day}
        onChange={(day) => onChange({ day })}
      />
      {writeActivityFilter(filter).size > 0 && (
        <Button variant="subtle" onClick={onClear}>
          {t('documents.clearFilters')}
        </Button>
      )}
    </search>
  );
}
