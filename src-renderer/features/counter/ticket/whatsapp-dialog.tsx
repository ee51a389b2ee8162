import { useTranslation } from 'react-i18next';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import { WhatsAppMessageDialog } from '../../../ui/documents/whatsapp-message-dialog.tsx';

interface WhatsAppDialogProps {
  readonly document: DocumentResource;
  readonly onClose: () => void;
}

/** Opens a conversation with the customer and where the document is seen; of the customer it says nothing. */
export function WhatsAppDialog({ document, onClose }: WhatsAppDialogProps) {
  const { t } = useTranslation();
  const { total, counterparty } = kindOf(document.object).summary(document);
  const about = { kind: t(`document.type.${document.object}`), number: document.number, total: `$ ${total}` };
  const message = document.portal_url
    ? t('ticket.whatsapp.withLink', { ...about, link: document.portal_url })
    : t('ticket.whatsapp.withKey', { ...about, key: document.access_key });
  return (
    <WhatsAppMessageDialog identification={counterparty.identification} message={message} onClose={onClose} />
  );
}
