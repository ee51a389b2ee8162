import { useState } from 'react';
import type { PaymentReceived } from '../../../../src-main/contract/receivables/payment-received.ts';
import type { Attempted } from '../../../lib/receivables/attempts.ts';
import { useReceivable } from '../../../lib/receivables/receivables-query.ts';
import { ReceiveDialog } from '../../../ui/receivables/receive-dialog.tsx';
import { useSale } from '../sale/sale-context.tsx';
import { DebtorDialog } from './debtor-dialog.tsx';

interface CollectDialogProps {
  readonly onCollected: (payment: Attempted<PaymentReceived>) => void;
  readonly onClose: () => void;
}

/** Receives what the buyer of the sale owes, or somebody else who is chosen; the sale stays as it is. */
export function CollectDialog({ onCollected, onClose }: CollectDialogProps) {
  const buyer = useSale((sale) => sale.buyer);
  const [chosen, setChosen] = useState(buyer?.identification);
  // Who has the dialog open still owed when it was opened.
  const [isReceiving, setReceiving] = useState(false);
  const { data: account, error } = useReceivable(chosen);
  const owes = account !== undefined && Number(account.balance) > 0;
  if (owes && !isReceiving) setReceiving(true);
  if (account && (owes || isReceiving)) {
    return <ReceiveDialog customer={account} onDone={onCollected} onClose={onClose} />;
  }
  return (
    <DebtorDialog
      isLooking={chosen !== undefined && !account && !error}
      owesNothing={account?.name}
      error={error}
      onChoose={setChosen}
      onClose={onClose}
    />
  );
}
