import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Fault } from '../../../../src-main/documents/values/fault.ts';
import type { BuyerDraft } from '../../../lib/buyer-draft.ts';
import { BuyerDetail } from '../../../ui/documents/buyer-detail.tsx';
import { BuyerIdentity } from '../../../ui/documents/buyer-identity.tsx';
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
  const faultOf = (field: string) => faults.find(({ pointer }) => pointer === `/${field}`)?.message;
  return (
    <Stack gap="sm">
      <BuyerIdentity
        draft={draft}
        error={faultOf('identification')}
        isInDialog
        note={
          <span className={styles.hint} data-kind={hint?.kind} aria-live="polite">
            <IdentificationNote hint={hint} />
          </span>
        }
        onType={(type) => onChange({ type })}
        onIdentify={onIdentify}
      />
      <BuyerDetail detail="name" draft={draft} note={nameNote} error={faultOf('name')} onChange={onChange} />
      {children}
      <BuyerDetail detail="address" draft={draft} error={faultOf('address')} onChange={onChange} />
      <BuyerDetail detail="email" draft={draft} error={faultOf('email')} onChange={onChange} />
    </Stack>
  );
}
