import { Group, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isExpiredLot, type LotDraft, lotNameOf } from '../../lib/lots/lot-draft.ts';
import { DateField } from './date-field.tsx';

interface LotFieldsProps {
  readonly draft: LotDraft;
  /** Of the product. */
  readonly name: string;
  /** It was sent already: what is missing is marked. */
  readonly isAsked: boolean;
  /** With visible labels, beside labelled fields. */
  readonly isLabelled?: boolean;
  readonly onChange: (draft: LotDraft) => void;
}

/** The lot that something comes into: its number, where it has one, and its expiry. */
export function LotFields({ draft, name, isAsked, isLabelled = false, onChange }: LotFieldsProps) {
  const { t } = useTranslation();
  const isLacking = isAsked && lotNameOf(draft) === undefined;
  const fault = isExpiredLot(draft) ? t('lots.expiredOn') : isLacking && t('lots.needsDate');
  return (
    <Group gap="sm" align="start">
      <TextInput
        aria-label={t('lots.lotOf', { name })}
        {...(isLabelled ? { label: t('lots.lot') } : { placeholder: t('lots.lot') })}
        maxLength={30}
        autoComplete="off"
        w="9rem"
        value={draft.number}
        onChange={(event) => onChange({ ...draft, number: event.currentTarget.value })}
      />
      <DateField
        aria-label={t('lots.expiresOf', { name })}
        {...(isLabelled ? { label: t('lots.expires') } : { placeholder: t('lots.expires') })}
        w="11rem"
        value={draft.expires}
        error={fault || undefined}
        onChange={(expires) => onChange({ ...draft, expires })}
      />
    </Group>
  );
}
