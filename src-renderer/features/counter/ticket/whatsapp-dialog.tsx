import { Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import { useOpenFile } from '../../../lib/files/use-open-file.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useShopName } from '../../../lib/http/use-shop-name.ts';
import { WhatsAppMessageDialog } from '../../../ui/documents/actions/whatsapp-message-dialog.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { FileButton } from '../../../ui/fields/files/file-button.tsx';

interface WhatsAppDialogProps {
  readonly document: DocumentResource;
  readonly onClose: () => void;
}

/** Opens a conversation with the customer and where the document is seen; of the customer it says nothing. */
export function WhatsAppDialog({ document, onClose }: WhatsAppDialogProps) {
  const { t } = useTranslation();
  const { total, counterparty } = kindOf(document.object).summary(document);
  const shop = useShopName();
  const link = document.portal_url;
  const kind = t(`document.type.${document.object}`);
  const about = { shop, kind, number: document.number, total: formatMoney(total) };
  const message = link
    ? t('ticket.whatsapp.withLink', { ...about, link })
    : t('ticket.whatsapp.withoutLink', about);
  return (
    <WhatsAppMessageDialog identification={counterparty.identification} message={message} onClose={onClose}>
      {!link && <AttachedPdf document={document} />}
    </WhatsAppMessageDialog>
  );
}

/** WhatsApp's links carry no file: it is opened here, and the person attaches it. */
function AttachedPdf({ document }: { readonly document: DocumentResource }) {
  const { t } = useTranslation();
  const file = useOpenFile(document);
  const refusal = refusalIn(file.error);
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{t('ticket.whatsapp.attach')}</Text>
      <FileButton name="a4" icon={IconFileText} file={file}>
        {t('ticket.pdf')}
      </FileButton>
      {refusal && <RefusalNotice refusal={refusal} />}
    </Stack>
  );
}
