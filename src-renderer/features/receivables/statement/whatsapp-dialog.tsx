import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receivable } from '../../../../src-main/contract/receivables/receivable.ts';
import { formatDate, formatMoney } from '../../../lib/format/format.ts';
import { today } from '../../../lib/format/today.ts';
import { useService } from '../../../lib/http/service.tsx';
import { whatsAppLink, whatsAppNumber } from '../../../lib/sending/whatsapp.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useContact } from './statement-actions.ts';

interface WhatsAppDialogProps {
  readonly customer: Receivable;
  readonly onClose: () => void;
}

/** Opens a conversation with what is owed written in it; the person sends it. */
export function WhatsAppDialog({ customer, onClose }: WhatsAppDialogProps) {
  const { t } = useTranslation();
  const { identification, name, balance, overdue } = customer;
  const contact = useContact(identification);
  const { workspace, environment } = useService();
  const kind = environment === 'sandbox' ? 'sandbox' : 'live';
  const entity = workspace.entities.find((one) => one.kind === kind);
  const shop = entity?.trade_name ?? entity?.legal_name ?? '';
  const [typed, setTyped] = useState<string>();
  const phone = typed ?? contact?.phone ?? '';
  const number = whatsAppNumber(phone);
  const message = t(overdue === '0.00' ? 'receivables.message' : 'receivables.messageLate', {
    ...{ name, shop, date: formatDate(today()) },
    amount: formatMoney(balance),
    overdue: formatMoney(overdue),
  });
  const open = {
    leftSection: <IconBrandWhatsapp size={18} aria-hidden />,
    children: t('ticket.whatsapp.open'),
  };
  return (
    <Dialog title={t('ticket.whatsapp.title')} size="md" onClose={onClose}>
      <Stack>
        <TextInput
          label={t('ticket.whatsapp.phone')}
          data-autofocus
          inputMode="tel"
          autoComplete="off"
          maxLength={30}
          placeholder="099 123 4567"
          value={phone}
          error={phone.trim() !== '' && !number && t('ticket.whatsapp.badPhone')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Text c="dimmed" size="sm">
          {message}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          {number === undefined ? (
            <Button disabled {...open} />
          ) : (
            <Button
              component="a"
              href={whatsAppLink(number, message)}
              target="_blank"
              rel="noopener noreferrer"
              {...open}
              onClick={onClose}
            />
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
