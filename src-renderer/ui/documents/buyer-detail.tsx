import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BuyerDraft } from '../../lib/buyer-draft.ts';

const details = {
  name: { maxLength: 300 },
  address: { maxLength: 300, isOptional: true },
  email: { maxLength: 100, isOptional: true, type: 'email' },
} as const satisfies Partial<Record<keyof BuyerDraft, Detail>>;

interface Detail {
  readonly maxLength: number;
  readonly isOptional?: true;
  readonly type?: 'email';
}

interface BuyerDetailProps {
  readonly detail: keyof typeof details;
  readonly draft: BuyerDraft;
  /** Where it was found, while nobody has changed it. */
  readonly note?: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<BuyerDraft>) => void;
}

/** What a document says of its buyer besides the number. */
export function BuyerDetail({ detail, draft, note, error, onChange }: BuyerDetailProps) {
  const { t } = useTranslation();
  const { maxLength, isOptional, type }: Detail = details[detail];
  return (
    <TextInput
      label={t(`buyer.${detail}`)}
      {...(isOptional && { placeholder: t('field.optional') })}
      type={type ?? 'text'}
      autoComplete="off"
      maxLength={maxLength}
      value={draft[detail]}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={note}
      onChange={(event) => onChange({ [detail]: event.currentTarget.value })}
    />
  );
}
