import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { whatsAppLink, whatsAppNumber } from '../../../lib/sending/whatsapp.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { findCustomers } from '../buyer/customers.ts';

interface WhatsAppDialogProps {
  readonly document: DocumentResource;
  readonly onClose: () => void;
}

/** Opens a conversation with the customer and where the document is seen; of the customer it says nothing. */
export function WhatsAppDialog({ document, onClose }: WhatsAppDialogProps) {
  const { t } = useTranslation();
  const knownPhone = useKnownPhone(document);
  const [typed, setTyped] = useState<string>();
  const phone = typed ?? knownPhone ?? '';
  const number = whatsAppNumber(phone);
  const { total } = kindOf(document.object).summary(document);
  const about = { kind: t(`document.type.${document.object}`), number: document.number, total: `$ ${total}` };
  const message = document.portal_url
    ? t('ticket.whatsapp.withLink', { ...about, link: document.portal_url })
    : t('ticket.whatsapp.withKey', { ...about, key: document.access_key });
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

/** The telephone of the buyer, where the shop keeps it. */
function useKnownPhone(document: DocumentResource): string | undefined {
  const { local } = useService();
  const { identification } = kindOf(document.object).summary(document).counterparty;
  const { data } = useQuery({
    queryKey: ['customers', 'phone', identification],
    queryFn: async ({ signal }) => {
      const customers = await acceptedBy(findCustomers(local, identification, signal));
      return customers.find((customer) => customer.identification === identification)?.phone ?? null;
    },
  });
  return data ?? undefined;
}
