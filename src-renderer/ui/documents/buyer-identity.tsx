import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type BuyerDraft, type BuyerType, buyerTypes } from '../../lib/buyer-draft.ts';
import styles from './buyer-identity.module.css';

interface BuyerIdentityProps {
  readonly draft: BuyerDraft;
  /** What is known about the number, under its field. */
  readonly note?: ReactNode;
  readonly error: string | undefined;
  /** A dialog gives the focus itself. */
  readonly isInDialog?: boolean;
  readonly onType: (type: BuyerType) => void;
  readonly onIdentify: (identification: string) => void;
}

/** The buyer, by kind and number: where taking down a customer begins. */
export function BuyerIdentity({ draft, note, error, isInDialog, onType, onIdentify }: BuyerIdentityProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.row}>
      <NativeSelect
        label={t('buyer.type')}
        data={buyerTypes.map((type) => ({ value: type, label: t(`identification.${type}`) }))}
        value={draft.type}
        onChange={(event) => {
          const type = buyerTypes.find((candidate) => candidate === event.currentTarget.value);
          if (type) onType(type);
        }}
      />
      <TextInput
        label={t('buyer.identification')}
        {...(isInDialog ? { 'data-autofocus': true } : { autoFocus: true })}
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        value={draft.identification}
        error={error}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={note}
        descriptionProps={{ component: 'div' }}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onIdentify(event.currentTarget.value)}
      />
    </div>
  );
}
