import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { datePresets, type Period, periodOf, presetOf } from '../../../../lib/date-presets.ts';
import { today } from '../../../../lib/format/today.ts';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import styles from '../../documents.module.css';

interface PeriodFilterProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/** The days of a list: those people ask for by name, or from and to. */
export function PeriodFilter({ period, onChange }: PeriodFilterProps) {
  const { t } = useTranslation();
  const { from, to } = period;
  const preset = presetOf(period, today());
  const [isRange, setRange] = useState(false);
  const isOpen = from === '' && to === '';
  const showsDays = isRange || (!isOpen && preset === undefined);
  return (
    <>
      <Select
        className={styles.period ?? ''}
        aria-label={t('documentList.period')}
        data={[
          { value: 'always', label: t('documentList.periods.always') },
          ...datePresets.map((one) => ({ value: one, label: t(`documentList.periods.${one}`) })),
          { value: 'range', label: t('documentList.periods.range') },
        ]}
        allowDeselect={false}
        value={showsDays ? 'range' : (preset ?? 'always')}
        onChange={(chosen) => {
          setRange(chosen === 'range');
          const named = datePresets.find((one) => one === chosen);
          if (named) onChange(periodOf(named, today()));
          else if (chosen === 'always') onChange({ from: '', to: '' });
        }}
      />
      {showsDays && (
        <div className={styles.dates}>
          <DateField
            className={styles.date ?? ''}
            aria-label={t('documents.from')}
            leftSection={<span className={styles.dateLabel}>{t('documents.from')}</span>}
            leftSectionWidth="4rem"
            max={to || undefined}
            value={from}
            onChange={(date) => onChange({ from: date, to })}
          />
          <DateField
            className={styles.date ?? ''}
            aria-label={t('documents.to')}
            leftSection={<span className={styles.dateLabel}>{t('documents.to')}</span>}
            leftSectionWidth="4rem"
            min={from || undefined}
            value={to}
            onChange={(date) => onChange({ from, to: date })}
          />
        </div>
      )}
    </>
  );
}
