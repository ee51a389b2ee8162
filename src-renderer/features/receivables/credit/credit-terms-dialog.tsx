import { Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { customerResource } from '../../../../src-main/contract/catalog/customer.ts';
import type { CreditTermsBody, Receivable } from '../../../../src-main/contract/receivables/receivable.ts';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';
import { acceptedBy, errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useReadAgain } from '../../../lib/queries/use-read-again.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { AmountInput } from '../../../ui/receivables/amount-input.tsx';
import styles from '../receivables.module.css';

interface CreditTermsDialogProps {
  readonly customer: Receivable;
  readonly onClose: () => void;
}

/** How much a customer may owe and in how many days what is sold on credit is due; empty: nothing was agreed. */
export function CreditTermsDialog({ customer, onClose }: CreditTermsDialogProps) {
  const { t } = useTranslation();
  const { customer_id: customerId } = customer;
  const { local } = useService();
  const readAgain = useReadAgain('receivables', 'customers');
  const saving = useMutation({
    mutationFn: (body: CreditTermsBody) =>
      acceptedBy(
        local.send(customerResource, 'PUT /v1/local/customers/{id}/credit-terms', {
          path: { id: customerId ?? '' },
          body,
        }),
      ),
    onSuccess: readAgain,
  });
  const [limit, setLimit] = useState(customer.credit_limit ?? '');
  const [days, setDays] = useState(customer.credit_days === undefined ? '' : String(customer.credit_days));
  const [hasTried, setTried] = useState(false);
  const refusal = refusalIn(saving.error);
  const besides = refusalBesides(refusal, ['/credit_limit', '/credit_days']);
  const amount = limit.trim() === '' ? null : parseDecimal(limit, 2);
  const length = days.trim() === '' ? null : readDays(days);
  if (customerId === undefined) {
    return (
      <Dialog title={t('receivables.termsOf', { name: customer.name })} size="md" onClose={onClose}>
        <Notice tone="care" title={t('receivables.notACustomer')}>
          <Link to="/clientes">{t('receivables.toCustomers')}</Link>
        </Notice>
      </Dialog>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (amount === undefined || length === undefined || saving.isPending) return;
    saving.mutate({ credit_limit: amount, credit_days: length }, { onSuccess: onClose });
  };
  return (
    <Dialog
      title={t('receivables.termsOf', { name: customer.name })}
      size="md"
      busy={saving.isPending}
      onClose={onClose}
    >
      <form noValidate className={styles.stack} onSubmit={submit}>
        <Text c="dimmed">{t('receivables.termsHint')}</Text>
        <AmountInput
          label={t('receivables.limit')}
          hint={t('receivables.noLimit')}
          isFirst
          value={limit}
          error={
            hasTried && amount === undefined ? t('field.invalidNumber') : errorAt(refusal, '/credit_limit')
          }
          onChange={setLimit}
        />
        <TextInput
          label={t('receivables.days')}
          description={t('receivables.noDays')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={days}
          error={
            hasTried && length === undefined ? t('receivables.badDays') : errorAt(refusal, '/credit_days')
          }
          onChange={(event) => setDays(event.currentTarget.value)}
        />
        {besides && <RefusalNotice refusal={besides} />}
        <DialogButtons confirm={t('action.save')} busy={saving.isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
}

function readDays(typed: string): number | undefined {
  const days = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return days > 0 ? days : undefined;
}
