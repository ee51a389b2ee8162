import { useTranslation } from 'react-i18next';
import type { PaymentReceived } from '../../../../src-main/contract/receivables/payment-received.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useRefusalSentence } from '../../../lib/http/refusal-sentence.ts';
import { usePrinters } from '../../../lib/printing/printers-query.ts';
import type { Attempted } from '../../../lib/receivables/attempts.ts';
import { useSlipPrinting } from '../../../lib/receivables/receivables-actions.ts';
import type { CounterView } from '../use-counter-view.ts';

/** Says what was received and is still owed; the slip comes out by itself, and a payment stands without it. */
export function useCollected({ open, say }: CounterView) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const { data: printers } = usePrinters();
  const printing = useSlipPrinting();
  return ({ value: payment, isRetry }: Attempted<PaymentReceived>) => {
    const text = t(isRetry ? 'receivables.receivedOnce' : 'receivables.received', {
      amount: formatMoney(payment.amount),
      balance: formatMoney(payment.balance),
    });
    open(undefined);
    say({ kind: 'note', tone: 'ok', text: `${payment.name}. ${text}` });
    if (printers?.length === 0) return;
    printing.mutate(payment.id, {
      onError: (error) => {
        const refusal = refusalIn(error);
        const detail = refusal ? t('receivables.noSlip', { reason: sentenceOf(refusal) }) : '';
        say({ kind: 'note', tone: 'care', text, detail });
      },
    });
  };
}
