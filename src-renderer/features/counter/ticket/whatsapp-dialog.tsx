import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconBrandWhatsapp, IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import { useOpenFile } from '../../../lib/files/use-open-file.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { acceptedBy, refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { whatsAppLink, whatsAppNumber } from '../../../lib/sending/whatsapp.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { FileButton } from '../../../ui/fields/file-button.tsx';
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
  const shop = useShopName(document);
  const link = document.portal_url;
  const kind = t(`document.type.${document.object}`);
  const about = { shop, kind, number: document.number, total: formatMoney(total) };
  const message = link
    ? t('ticket.whatsapp.withLink', { ...about, link })
    : t('ticket.whatsapp.withoutLink', about);
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
        {!link && <AttachedPdf document={document} />}
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

/** As customers know the shop. */
function useShopName({ entity_id }: DocumentResource): string {
  const { entities } = useService().workspace;
  const entity = entities.find(({ id }) => id === entity_id);
  return entity?.trade_name ?? entity?.legal_name ?? '';
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
