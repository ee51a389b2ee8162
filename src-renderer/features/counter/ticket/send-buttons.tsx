import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { useEmailing } from '../../../lib/sending/use-emailing.ts';
import { EmailDialog } from '../../../ui/documents/actions/email-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { WhatsAppDialog } from './whatsapp-dialog.tsx';

/** Sends the document just issued: by mail once the authority has it, by WhatsApp at once. */
export function SendButtons({ document }: { readonly document: DocumentResource }) {
  const { t } = useTranslation();
  const emailing = useEmailing(document.id);
  const [dialog, setDialog] = useState<'email' | 'whatsapp'>();
  const [sentTo, setSentTo] = useState<readonly string[]>();
  const close = () => setDialog(undefined);
  return (
    <>
      {document.status === 'authorized' && (
        <Button
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
          onClick={() => setDialog('email')}
        >
          {t('ticket.email')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
        onClick={() => setDialog('whatsapp')}
      >
        {t('ticket.whatsapp.button')}
      </Button>
      {sentTo && (
        <Notice
          tone="ok"
          title={t('annulment.email.sent', { count: sentTo.length, to: sentTo.join(', ') })}
        />
      )}
      {dialog === 'email' && (
        <EmailDialog
          document={document}
          emailing={emailing}
          onSent={(to) => {
            setSentTo(to);
            close();
          }}
          onClose={close}
        />
      )}
      {dialog === 'whatsapp' && <WhatsAppDialog document={document} onClose={close} />}
    </>
  );
}
