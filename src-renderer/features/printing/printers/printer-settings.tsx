import { Button, Skeleton, Text } from '@mantine/core';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrinterResource } from '../../../../src-main/contract/printing/printer.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { usePrinters } from '../../../lib/printing/printers-query.ts';
import { OnlyFor } from '../../../ui/actions/only-for.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { PrintJobs } from '../jobs/print-jobs.tsx';
import styles from '../printing.module.css';
import { PageLanguagePanel } from './page-language-panel.tsx';
import { PrinterCard } from './printer-card.tsx';
import { PrinterDialog } from './printer-dialog.tsx';
import { PrinterRemoval } from './printer-removal.tsx';

type PrinterDialogRequest =
  | { readonly kind: 'form'; readonly printer?: PrinterResource }
  | { readonly kind: 'removal'; readonly printer: PrinterResource };

/** The printers of the shop, how each is, and what has not come out of them. */
export function PrinterSettings() {
  const { t } = useTranslation();
  const { data: printers, error } = usePrinters();
  const [openDialog, setAsked] = useState<PrinterDialogRequest>();
  const refusal = printers ? undefined : refusalIn(error);
  const close = () => setAsked(undefined);
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAsked({ kind: 'form' })}>
      {t('printing.add')}
    </Button>
  );
  return (
    <>
      <Panel title={t('printing.title')}>
        <div className={styles.stack}>
          <Text>{t('printing.intro')}</Text>
          {refusal && <RefusalNotice refusal={refusal} />}
          {!printers && !refusal && <Skeleton height="8rem" />}
          {printers?.length === 0 && (
            <EmptyState icon={IconPrinter} title={t('printing.none')} hint={t('printing.noneHint')}>
              {add}
            </EmptyState>
          )}
          {printers && printers.length > 0 && (
            <>
              <ul className={styles.printers} aria-label={t('printing.list')}>
                {printers.map((printer) => (
                  <PrinterCard
                    key={printer.id}
                    printer={printer}
                    onEdit={() => setAsked({ kind: 'form', printer })}
                  />
                ))}
              </ul>
              <div>{add}</div>
            </>
          )}
        </div>
      </Panel>
      {printers && printers.length > 0 && (
        <Panel title={t('printing.jobs')}>
          <PrintJobs />
        </Panel>
      )}
      <OnlyFor permission="manage_settings">
        <PageLanguagePanel />
      </OnlyFor>
      {openDialog?.kind === 'form' && (
        <PrinterDialog
          printer={openDialog.printer}
          isFirst={printers?.length === 0}
          onRemove={(printer) => setAsked({ kind: 'removal', printer })}
          onClose={close}
        />
      )}
      {openDialog?.kind === 'removal' && <PrinterRemoval printer={openDialog.printer} onClose={close} />}
    </>
  );
}
