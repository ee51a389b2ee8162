import { SegmentedControl, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type PartDraft, typePart } from './part-fields.ts';
import styles from './whole-sale.module.css';

interface PartInputProps {
  readonly label: string;
  readonly draft: PartDraft;
  readonly error: string | undefined;
  readonly onChange: (draft: PartDraft) => void;
}

/** A percent or an amount; the sign typed after the number chooses too. */
export function PartInput({ label, draft, error, onChange }: PartInputProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.part}>
      <TextInput
        label={label}
        data-autofocus
        inputMode="decimal"
        autoComplete="off"
        rightSection={draft.kind === 'percent' ? '%' : '$'}
        value={draft.typed}
        error={error}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onChange(typePart(draft, event.currentTarget.value))}
      />
      <SegmentedControl
        className={styles.kind ?? ''}
        aria-label={label}
        data={[
          { value: 'percent', label: t('sale.discountPercent') },
          { value: 'amount', label: t('sale.discountAmount') },
        ]}
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind: kind === 'amount' ? 'amount' : 'percent' })}
      />
    </div>
  );
}
