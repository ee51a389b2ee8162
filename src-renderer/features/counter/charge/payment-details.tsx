import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { termUnits } from '../../../../src-main/documents/body/payment.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import styles from './charge.module.css';
import { methodsOnTerm, otherMethodNames } from './payment-choice.ts';
import { faultsOf, hasVoucher, type PaymentDraft } from './payment-draft.ts';

interface PaymentDetailsProps {
  readonly draft: PaymentDraft;
  readonly agreedDays: number;
  readonly keepsVouchers: boolean;
  readonly onChange: (draft: PaymentDraft) => void;
}

const unitNames = keysOf(termUnits);

/** What a way to pay asks for besides its amount. */
export function PaymentDetails({ draft, agreedDays, keepsVouchers, onChange }: PaymentDetailsProps) {
  const { t } = useTranslation();
  const keepsVoucher = keepsVouchers && hasVoucher(draft);
  if (draft.choice !== 'term' && draft.choice !== 'other' && !keepsVoucher) return null;
  return (
    <div ref={showAll} className={styles.details}>
      {draft.choice === 'term' && <TermFields {...{ draft, agreedDays, onChange }} />}
      {draft.choice === 'other' && (
        <NativeSelect
          label={t('charge.other')}
          data={otherMethodNames.map((value) => ({ value, label: t(`charge.others.${value}`) }))}
          value={draft.other}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...draft, other: otherMethodNames.find((name) => name === value) ?? draft.other })
          }
        />
      )}
      {keepsVoucher && (
        <TextInput
          label={t('charge.reference')}
          description={t('charge.referenceHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          value={draft.reference}
          onChange={(event) => onChange({ ...draft, reference: event.currentTarget.value })}
        />
      )}
    </div>
  );
}

/** What a way to pay unfolds may be below what is seen of a long dialog. */
function showAll(details: HTMLElement | null): void {
  details?.scrollIntoView({ block: 'nearest' });
}

function TermFields({ draft, agreedDays, onChange }: Omit<PaymentDetailsProps, 'keepsVouchers'>) {
  const { t } = useTranslation();
  return (
    <div className={styles.term}>
      <TextInput
        label={t('charge.termLength')}
        inputMode="numeric"
        autoComplete="off"
        placeholder={draft.termUnit === 'days' ? String(agreedDays) : undefined}
        value={draft.termLength}
        error={faultsOf(draft).term && t('charge.termInvalid')}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onChange({ ...draft, termLength: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('charge.termUnit')}
        data={unitNames.map((value) => ({ value, label: t(`charge.units.${value}`) }))}
        value={draft.termUnit}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...draft, termUnit: unitNames.find((unit) => unit === value) ?? draft.termUnit })
        }
      />
      <NativeSelect
        label={t('charge.termMethod')}
        data={methodsOnTerm.map((value) => ({ value, label: t(`payment.${value}`) }))}
        value={draft.termMethod}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            ...draft,
            termMethod: methodsOnTerm.find((method) => method === value) ?? draft.termMethod,
          })
        }
      />
    </div>
  );
}
