import type { Receivable } from '../../../../src-main/contract/receivables/receivable.ts';
import { today } from '../../../lib/format/today.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useShopName } from '../../../lib/http/use-shop-name.ts';
import { statementMessage } from '../../../lib/receivables/statement-message.ts';
import { WhatsAppMessageDialog } from '../../../ui/documents/actions/whatsapp-message-dialog.tsx';

interface WhatsAppDialogProps {
  readonly customer: Receivable;
  readonly onClose: () => void;
}

/** Opens a conversation with what is owed written in it; the person sends it. */
export function WhatsAppDialog({ customer, onClose }: WhatsAppDialogProps) {
  const { environment } = useService();
  const message = statementMessage(customer, { shop: useShopName(), environment, date: today() });
  return (
    <WhatsAppMessageDialog identification={customer.identification} message={message} onClose={onClose} />
  );
}
