import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customerList } from '../../../../src-main/contract/catalog/customer.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { whatsAppLink, whatsAppNumber } from '../../../lib/sending/whatsapp.ts';
import { Dialog } from '../../dialogs/dialog.tsx';

interface MessageDialogProps {
  /** Of the customer whose telephone it goes to. */
  readonly identification: string;
  readonly message: string;
  /** What else there is to do in the conversation. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Opens a conversation with a customer in WhatsApp, with a message that the person sends. */
export function WhatsAppMessageDialog({ identification, message, children, onClose }: MessageDialogProps) {
  const { t } = useTranslation();
  const knownPhone = useKnownPhone(identification);
  const [typed, setTyped] = useState<string>();
  const phone = typed ?? knownPhone ?? '';
  const number = whatsAppNumber(phone);
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
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          {number === undefined ? (
            <Button disabled leftSection={<IconBrandWhatsapp size={18} aria-hidden />}>
              {t('ticket.whatsapp.open')}
            </Button>
          ) : (
            <Button
              component="a"
              href={whatsAppLink(number, message)}
              target="_blank"
              rel="noopener noreferrer"
              leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
              onClick={onClose}
            >
              {t('ticket.whatsapp.open')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

/** The telephone of a customer, where the shop keeps it. */
function useKnownPhone(identification: string): string | undefined {
  const { local } = useService();
  const { data } = useQuery({
    queryKey: ['customers', 'phone', identification],
    queryFn: async ({ signal }) => {
      const query = { q: identification, limit: 6 };
      const found = await acceptedBy(local.send(customerList, 'GET /v1/local/customers', { query, signal }));
      return found.data.find((customer) => customer.identification === identification)?.phone ?? null;
    },
  });
  return data ?? undefined;
}
