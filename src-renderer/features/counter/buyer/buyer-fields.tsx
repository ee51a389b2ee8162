import { NativeSelect, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../../src-main/documents/fault.ts';
import { isDoubtful } from '../../../../src-main/documents/identification.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from './buyer.module.css';
import { type BuyerDraft, buyerTypes, guessType } from './buyer-draft.ts';

interface BuyerFieldsProps {
  readonly draft: BuyerDraft;
  readonly onChange: (draft: BuyerDraft) => void;
  readonly faults: readonly Fault[];
  /** Stands under the identification: who is known by it. */
  readonly children: ReactNode;
}

export function BuyerFields({ draft, onChange, faults, children }: BuyerFieldsProps) {
  const { t } = useTranslation();
  const faultOf = (field: string) => faults.find(({ pointer }) => pointer === `/${field}`)?.message;
  const identification = draft.identification.trim();
  // Half-typed numbers are not doubted yet.
  const doubtful =
    guessType(identification) !== undefined &&
    isDoubtful({ identification_type: draft.type, identification });
  return (
    <Stack gap="sm">
      <div className={styles.row}>
        <NativeSelect
          label={t('buyer.type')}
          data={buyerTypes.map((type) => ({ value: type, label: t(`identification.${type}`) }))}
          value={draft.type}
          onChange={(event) => {
            const type = buyerTypes.find((candidate) => candidate === event.currentTarget.value);
            if (type) onChange({ ...draft, type });
          }}
        />
        <TextInput
          label={t('buyer.identification')}
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          value={draft.identification}
          error={faultOf('identification')}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            onChange({ ...draft, identification: typed, type: guessType(typed.trim()) ?? draft.type });
          }}
        />
      </div>
      {doubtful && <Notice tone="care" title={t('buyer.doubtful')} />}
      <TextInput
        label={t('buyer.name')}
        autoComplete="off"
        maxLength={300}
        value={draft.name}
        error={faultOf('name')}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
      />
      {children}
      <TextInput
        label={t('buyer.address')}
        placeholder={t('field.optional')}
        autoComplete="off"
        maxLength={300}
        value={draft.address}
        error={faultOf('address')}
        onChange={(event) => onChange({ ...draft, address: event.currentTarget.value })}
      />
      <TextInput
        label={t('buyer.email')}
        placeholder={t('field.optional')}
        type="email"
        autoComplete="off"
        maxLength={100}
        value={draft.email}
        error={faultOf('email')}
        onChange={(event) => onChange({ ...draft, email: event.currentTarget.value })}
      />
    </Stack>
  );
}
