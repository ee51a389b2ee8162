import { IconCheck, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PaymentReceived } from '../../../../src-main/contract/receivables/payment-received.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useRefusalSentence } from '../../../lib/http/refusal-sentence.ts';
import { useSlipPrinting } from '../../../lib/receivables/receivables-actions.ts';
import { IconAction } from '../../../ui/actions/icon-action.tsx';

/** Prints the slip of a payment on the ticket printer. */
export function PrintSlip({ payment: { id, amount } }: { readonly payment: PaymentReceived }) {
  const { t } = useTranslation();
  const printing = useSlipPrinting();
  const sentence = useRefusalSentence();
  const refusal = refusalIn(printing.error);
  const label = printing.isSuccess ? 'receivables.printed' : 'receivables.printOf';
  return (
    <>
      <IconAction
        icon={printing.isSuccess ? IconCheck : IconPrinter}
        label={t(label, { amount: formatMoney(amount) })}
        onClick={() => printing.mutate(id)}
      />
      {refusal && <div role="alert">{sentence(refusal)}</div>}
    </>
  );
}
