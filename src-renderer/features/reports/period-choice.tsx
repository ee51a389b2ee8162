import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PeriodQuery } from '../../../src-main/contract/reports/period-report.ts';
import { datePresets, periodOf, presetOf } from '../../lib/date-presets.ts';
import { today } from '../../lib/format/today.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import styles from './reports.module.css';

interface PeriodChoiceProps {
  readonly period: PeriodQuery;
  readonly onChange: (period: PeriodQuery) => void;
}

/** The days of a report: those people ask for by name, or from and to. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation();
  const { from, to } = period;
  const preset = presetOf(period, today());
  const [isRange, setRange] = useState(preset === undefined);
  return (
    <div className={styles.period}>
      <Select
        label={t('reports.period')}
        data={[
          ...datePresets.map((one) => ({ value: one, label: t(`documentList.periods.${one}`) })),
          { value: 'range', label: t('documentList.periods.range') },
        ]}
        allowDeselect={false}
        value={isRange ? 'range' : (preset ?? 'range')}
        onChange={(chosen) => {
          setRange(chosen === 'range');
          const named = datePresets.find((one) => one === chosen);
          if (named) onChange(periodOf(named, today()));
        }}
      />
      {isRange && (
        <>
          <DateField
            label={t('reports.from')}
            max={to}
            value={from}
            onChange={(day) => onChange({ from: day, to })}
          />
          <DateField
            label={t('reports.to')}
            min={from}
            value={to}
            onChange={(day) => onChange({ from, to: day })}
          />
        </>
      )}
    </div>
  );
}
