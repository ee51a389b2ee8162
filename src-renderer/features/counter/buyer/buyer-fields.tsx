import { NativeSelect, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../../src-main/documents/fault.ts';
import { type BuyerDraft, buyerTypes } from '../../../lib/buyer-draft.ts';
import styles from './buyer.module.css';
import type { IdentificationHint } from './identification-hint.ts';
import { IdentificationNote } from './identification-note.tsx';

interface BuyerFieldsProps {
  readonly draft: BuyerDraft;
  readonly hint: IdentificationHint | undefined;
  /** Where the name in its field was found, while nobody has changed it. */
  readonly nameNote: string | undefined;
  readonly onIdentify: (identification: string) => void;
  readonly onChange: (change: Partial<BuyerDraft>) => void;
  readonly faults: readonly Fault[];
  /** Stands under the identification: who is known by it. */
  readonly children: ReactNode;
}

export function BuyerFields(props: BuyerFieldsProps) {
  const { draft, hint, nameNote, onIdentify, onChange, faults, children } = props;
  const { t } = useTranslation();
  const faultOf = (field: string) => faults.find(({ pointer }) => pointer === `/${field}`)?.message;
  return (
    <Stack gap="sm">
      <div className={styles.row}>
        <NativeSelect
          label={t('buyer.type')}
          data={buyerTypes.map((type) => ({ value: type, label: t(`identification.${type}`) }))}
          value={draft.type}
          onChange={(event) => {
            const type = buyerTypes.find((candidate) => candidate === event.currentTarget.value);
            if (type) onChange({ type });
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
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={
            <span className={styles.hint} data-kind={hint?.kind} aria-live="polite">
              <IdentificationNote hint={hint} />
            </span>
          }
          descriptionProps={{ component: 'div' }}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onIdentify(event.currentTarget.value)}
        />
      </div>
      <TextInput
        label={t('buyer.name')}
        autoComplete="off"
        maxLength={300}
        value={draft.name}
        error={faultOf('name')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={nameNote}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      {children}
      <TextInput
        label={t('buyer.address')}
        placeholder={t('field.optional')}
        autoComplete="off"
        maxLength={300}
        value={draft.address}
        error={faultOf('address')}
        onChange={(event) => onChange({ address: event.currentTarget.value })}
      />
      <TextInput
        label={t('buyer.email')}
        placeholder={t('field.optional')}
        type="email"
        autoComplete="off"
        maxLength={100}
        value={draft.email}
        error={faultOf('email')}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
    </Stack>
  );
}
