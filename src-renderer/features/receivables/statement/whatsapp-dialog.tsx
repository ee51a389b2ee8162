import { useTranslation } from 'react-i18next';
import type { Receivable } from '../../../../src-main/contract/receivables/receivable.ts';
import { formatDate, formatMoney } from '../../../lib/format/format.ts';
import { today } from '../../../lib/format/today.ts';
import { useShopName } from '../../../lib/http/use-shop-name.ts';
import { WhatsAppMessageDialog } from '../../../ui/documents/whatsapp-message-dialog.tsx';

interface WhatsAppDialogProps {
  readonly customer: Receivable;
  readonly onClose: () => void;
}

/** Opens a conversation with what is owed written in it; the person sends it. */
export function WhatsAppDialog({ customer, onClose }: WhatsAppDialogProps) {
  const { t } = useTranslation();
  const { identification, name, balance, overdue } = customer;
  const message = t(overdue === '0.00' ? 'receivables.message' : 'receivables.messageLate', {
    ...{ name, shop: useShopName(), date: formatDate(today()) },
    amount: formatMoney(balance),
    overdue: formatMoney(overdue),
  });
  return <WhatsAppMessageDialog identification={identification} message={message} onClose={onClose} />;
}
