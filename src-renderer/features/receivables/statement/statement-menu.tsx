import { Button, Menu } from '@mantine/core';
import {
  IconBrandWhatsapp,
  IconChevronDown,
  IconFileText,
  IconFileTypePdf,
  IconMail,
  IconPrinter,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receivable } from '../../../../src-main/contract/receivables/receivable.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from '../receivables.module.css';
import { MailDialog } from './mail-dialog.tsx';
import { useStatementPage, useStatementPrinting } from './statement-actions.ts';
import { WhatsAppDialog } from './whatsapp-dialog.tsx';

/** The account of a customer as a page, on the roll, by mail and by WhatsApp. */
export function StatementMenu({ customer }: { readonly customer: Receivable }) {
  const { t } = useTranslation();
  const { identification } = customer;
  const [dialog, setDialog] = useState<'mail' | 'whatsapp'>();
  const [sent, setSent] = useState<string>();
  const page = useStatementPage(identification);
  const printing = useStatementPrinting(identification);
  const refusal = refusalIn(page.error) ?? refusalIn(printing.error);
  const close = () => setDialog(undefined);
  const begin = () => {
    page.reset();
    printing.reset();
    setSent(undefined);
  };
  return (
    <>
      <Menu
        position="bottom-end"
        withinPortal
        shadow="md"
        classNames={{ item: styles.menuItem ?? '' }}
        onOpen={begin}
      >
        <Menu.Target>
          <Button
            variant="default"
            loading={page.isPending || printing.isPending}
            leftSection={<IconFileText size={18} aria-hidden />}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {t('receivables.account')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconFileTypePdf size={18} aria-hidden />} onClick={() => page.mutate()}>
            {t('receivables.asPdf')}
          </Menu.Item>
          <Menu.Item leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => printing.mutate()}>
            {t('receivables.onRoll')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconMail size={18} aria-hidden />} onClick={() => setDialog('mail')}>
            {t('receivables.byMail')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
            onClick={() => setDialog('whatsapp')}
          >
            {t('receivables.byWhatsApp')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {refusal && <RefusalNotice refusal={refusal} />}
      {printing.isSuccess && <Notice tone="ok" title={t('receivables.statementPrinted')} />}
      {sent !== undefined && <Notice tone="ok" title={t('receivables.mailed', { to: sent })} />}
      {dialog === 'mail' && (
        <MailDialog
          identification={identification}
          onSent={(to) => {
            setSent(to);
            close();
          }}
          onClose={close}
        />
      )}
      {dialog === 'whatsapp' && <WhatsAppDialog customer={customer} onClose={close} />}
    </>
  );
}
