import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProformaResource } from '../../../../src-main/contract/proformas/proforma.ts';
import { formatDate, formatMoney } from '../../../lib/format/format.ts';
import { useShopName } from '../../../lib/http/use-shop-name.ts';
import { AddressesDialog } from '../../../ui/documents/actions/addresses-dialog.tsx';
import { WhatsAppMessageDialog } from '../../../ui/documents/actions/whatsapp-message-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useEmailProforma } from './proformas-query.ts';

export type SendingDialog = 'email' | 'whatsapp';

interface ProformaSendingProps {
  readonly proforma: ProformaResource;
  readonly dialog: SendingDialog | undefined;
  readonly onClose: () => void;
}

/** Sends a proforma by mail, or writes of it in WhatsApp. */
export function ProformaSending({ proforma, dialog, onClose }: ProformaSendingProps) {
  const { t } = useTranslation();
  const emailing = useEmailProforma(proforma.id);
  const [sentTo, setSentTo] = useState<readonly string[]>();
  const { email } = proforma.document.buyer;
  const shop = useShopName();
  return (
    <>
      {sentTo && (
        <Notice
          tone="ok"
          title={t('annulment.email.sent', { count: sentTo.length, to: sentTo.join(', ') })}
        />
      )}
      {dialog === 'email' && (
        <AddressesDialog
          to={email === undefined ? [] : [email]}
          files={t('proformas.emailFiles')}
          emailing={emailing}
          onSent={(to) => {
            setSentTo(to);
            onClose();
          }}
          onClose={onClose}
        />
      )}
      {dialog === 'whatsapp' && (
        <WhatsAppMessageDialog
          identification={proforma.identification}
          message={t('proformas.whatsapp', {
            number: proforma.number,
            shop,
            total: formatMoney(proforma.total),
            date: formatDate(proforma.valid_until),
          })}
          onClose={onClose}
        >
          <Text size="sm">{t('proformas.whatsappHint')}</Text>
        </WhatsAppMessageDialog>
      )}
    </>
  );
}
