import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/es.js';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format/format.ts';
import { readDate } from '../../lib/format/read-date.ts';

interface DateFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'min' | 'max' | 'type'> {
  /** YYYY-MM-DD; empty for none. */
  readonly value: string;
  readonly onChange: (date: string) => void;
  /** The first and the last day the calendar offers; an earlier or later one can still be typed. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/**
 * A day, typed as people write it (dd/mm/aaaa) or taken from a calendar; the browser's own field writes it as the system
 * wants, month first as likely as not.
 */
export function DateField({ value, onChange, min, max, error, ...input }: DateFieldProps) {
  const { t, i18n } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  /** The month that somebody turned to; the calendar shows that of the day until then, also where the day comes late. */
  const [turnedTo, setTurnedTo] = useState<string>();
  const isUnread = typed !== undefined && typed.trim() !== '' && readDate(typed) === undefined;
  const [wasLeft, setLeft] = useState(false);
  const written = value === '' ? '' : formatDate(value);
  // What somebody else chose meanwhile stands instead of what could not be read.
  const isOverruled = wasLeft && value !== '';
  const text = typed === undefined || isOverruled ? written : typed;
  const type = (next: string) => {
    setTyped(next);
    setLeft(false);
    const date = readDate(next);
    if (date !== undefined || next.trim() === '') onChange(date ?? '');
  };
  const leave = () => {
    setLeft(true);
    // What cannot be read is no day, and stays to be corrected.
    if (isUnread) onChange('');
    else setTyped(undefined);
  };
  const pick = (date: string | null) => {
    setTyped(undefined);
    setOpen(false);
    if (date !== null) onChange(date);
  };
  const shown = turnedTo ?? (value === '' ? (max ?? min) : value);
  return (
    <TextInput
      placeholder={t('field.datePlaceholder')}
      inputMode="numeric"
      autoComplete="off"
      {...input}
      error={error ?? (isUnread && wasLeft && !isOverruled ? t('field.invalidDate') : undefined)}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      rightSectionWidth="2.75rem"
      rightSection={
        <Popover
          opened={isOpen}
          onChange={setOpen}
          position="bottom-end"
          shadow="md"
          withinPortal
          trapFocus
          returnFocus
        >
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="2.75rem"
              disabled={input.disabled ?? false}
              aria-label={t('field.openCalendar')}
              onClick={() => {
                setTurnedTo(undefined);
                setOpen((before) => !before);
              }}
            >
              <IconCalendar size={18} aria-hidden />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <DatePicker
              size="lg"
              hideOutsideDates
              weekendDays={[]}
              locale={i18n.language}
              value={value === '' ? null : value}
              {...(shown !== undefined && { date: shown })}
              onDateChange={setTurnedTo}
              {...(min !== undefined && { minDate: min })}
              {...(max !== undefined && { maxDate: max })}
              onChange={pick}
              ariaLabels={{
                nextMonth: t('field.calendar.nextMonth'),
                previousMonth: t('field.calendar.previousMonth'),
                nextYear: t('field.calendar.nextYear'),
                previousYear: t('field.calendar.previousYear'),
                nextDecade: t('field.calendar.nextDecade'),
                previousDecade: t('field.calendar.previousDecade'),
              }}
            />
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
