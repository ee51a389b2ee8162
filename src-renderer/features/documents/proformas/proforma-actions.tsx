import { Button } from '@mantine/core';
import {
  IconBrandWhatsapp,
  IconBuildingStore,
  IconCheck,
  IconCopy,
  IconFileInvoice,
  IconFileText,
  IconMail,
  IconPrinter,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProformaResource } from '../../../../src-main/contract/proformas/proforma.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { OnlyFor } from '../../../ui/actions/only-for.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { editorPath } from '../editor/kinds.ts';
import { PricesDialog } from './prices-dialog.tsx';
import { ProformaSending, type SendingDialog } from './proforma-sending.tsx';
import styles from './proformas.module.css';
import { useAcceptance, usePrintProforma, useProforma, useProformaPdf } from './proformas-query.ts';
import { saleOfProforma } from './sale-of-proforma.ts';
import { type GoOn, useGoOn } from './use-go-on.ts';

/** What can be done with a proforma as it stands; at whose prices it goes on is asked only where they differ. */
export function ProformaActions({ proforma }: { readonly proforma: ProformaResource }) {
  const { t } = useTranslation();
  const { id, status } = proforma;
  const { refetch } = useProforma(id);
  const acceptance = useAcceptance(id);
  const pdf = useProformaPdf(proforma);
  const print = usePrintProforma(proforma);
  const goOn = useGoOn(proforma);
  const [asked, setAsked] = useState<GoOn>();
  const [sending, setSending] = useState<SendingDialog>();
  const refusal = refusalIn(acceptance.error ?? pdf.error ?? print.error);
  const isSellable = saleOfProforma(proforma, 'proforma') !== undefined;
  // Prices may have changed while the page was open.
  const begin = async (to: GoOn) => {
    const { data: now = proforma } = await refetch();
    if (now.status === 'invoiced') return;
    if (now.price_changes.length > 0) setAsked(to);
    else goOn(to, 'proforma');
  };
  const isOpen = status !== 'invoiced';
  return (
    <>
      <div className={styles.ways}>
        {isOpen && (
          <OnlyFor permission="sell">
            {isSellable && (
              <Button
                leftSection={<IconBuildingStore size={18} aria-hidden />}
                onClick={() => void begin('counter')}
              >
                {t('proformas.sell')}
              </Button>
            )}
            <Button
              variant={isSellable ? 'default' : 'filled'}
              leftSection={<IconFileInvoice size={18} aria-hidden />}
              onClick={() => void begin('editor')}
            >
              {t('proformas.toInvoice')}
            </Button>
          </OnlyFor>
        )}
        {(status === 'open' || status === 'accepted') && (
          <OnlyFor permission="sell">
            <Button
              variant="default"
              loading={acceptance.isPending}
              leftSection={
                status === 'open' ? <IconCheck size={18} aria-hidden /> : <IconX size={18} aria-hidden />
              }
              onClick={() => acceptance.mutate(status === 'open')}
            >
              {t(status === 'open' ? 'proformas.accept' : 'proformas.unaccept')}
            </Button>
          </OnlyFor>
        )}
        <OnlyFor permission="sell">
          <Button
            variant="default"
            component={Link}
            to={editorPath('invoice', { proforma: id, way: 'copia' })}
            leftSection={<IconCopy size={18} aria-hidden />}
          >
            {t('proformas.copy')}
          </Button>
        </OnlyFor>
        <div className={`${styles.ways} ${styles.apart}`}>
          <Button
            variant="default"
            loading={print.isPending}
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => print.mutate()}
          >
            {t('proformas.print')}
          </Button>
          <Button
            variant="default"
            loading={pdf.isPending}
            leftSection={<IconFileText size={18} aria-hidden />}
            onClick={() => pdf.mutate('a4')}
          >
            {t('proformas.pdf')}
          </Button>
          <OnlyFor permission="send_documents">
            <Button
              variant="default"
              leftSection={<IconMail size={18} aria-hidden />}
              onClick={() => setSending('email')}
            >
              {t('proformas.email')}
            </Button>
          </OnlyFor>
          <Button
            variant="default"
            leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
            onClick={() => setSending('whatsapp')}
          >
            {t('ticket.whatsapp.button')}
          </Button>
        </div>
      </div>
      {refusal && <RefusalNotice refusal={refusal} />}
      {isOpen && !isSellable && <Notice tone="quiet" title={t('proformas.editorOnly')} />}
      <ProformaSending proforma={proforma} dialog={sending} onClose={() => setSending(undefined)} />
      {asked && (
        <PricesDialog
          proforma={proforma}
          onChoose={(prices) => goOn(asked, prices)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
