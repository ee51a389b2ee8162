import { Button, Skeleton } from '@mantine/core';
import { IconFileCode, IconFileText, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useOpenFile } from '../../../lib/files/use-open-file.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { usePrintDocument } from '../../../lib/printing/use-print-document.ts';
import { useDocument } from '../../../lib/queries/document-query.ts';
import { useActionShortcuts } from '../../../lib/shortcuts/use-action-shortcuts.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { FaultReportButton } from '../../../ui/documents/fault-report-button.tsx';
import { SriMessages } from '../../../ui/documents/sri-messages.tsx';
import { StatusBadge } from '../../../ui/documents/status-badge.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { FileButton } from '../../../ui/fields/file-button.tsx';
import { Page, Panel } from '../../../ui/layout/page.tsx';
import { ActionBar } from '../actions/action-bar.tsx';
import styles from '../documents.module.css';
import { ExchangesPanel } from '../history/exchanges-panel.tsx';
import { Journey } from '../history/journey.tsx';
import { AnnulledNotice } from './annulled-notice.tsx';
import { DecisionNotice } from './decision-notice.tsx';
import { DocumentDetails } from './document-details.tsx';
import { DocumentHead } from './document-head.tsx';
import { DocumentSections } from './document-sections.tsx';
import { printedDocument } from './printed-document.ts';
import { RelatedDocuments } from './related-documents.tsx';
import { SubstituteNotice } from './substitute-notice.tsx';

/** One document: its details, its journey so far, what the authority said, its files. */
export function DocumentPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: document, error } = useDocument(id);
  const file = useOpenFile(document);
  const print = usePrintDocument();
  const key = useShortcutKeys().reprint;
  const printTicket = () => {
    if (document) print.mutate(document);
  };
  useActionShortcuts({ reprint: printTicket });
  const refusal = refusalIn(error) ?? refusalIn(file.error) ?? refusalIn(print.error);
  const back = { to: '/documentos', label: t('document.back') };
  if (!document) {
    return (
      <Page title={t('documents.title')} back={back}>
        {refusal ? <RefusalNotice refusal={refusal} /> : <Skeleton height="20rem" />}
      </Page>
    );
  }
  const parts = printedDocument(document);
  return (
    <Page
      back={back}
      title={
        <span className={`${styles.heading} tabular`}>
          {t(`document.type.${document.object}`)} {document.number}
          <StatusBadge status={document.status} size="large" />
        </span>
      }
    >
      {refusal && <RefusalNotice refusal={refusal} />}
      <ActionBar document={document}>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          loading={print.isPending}
          aria-keyshortcuts={key.replace('Ctrl', 'Control')}
          rightSection={<KeyHint>{key}</KeyHint>}
          onClick={printTicket}
        >
          {t('document.ticket')}
        </Button>
        <FileButton name="a4" icon={IconFileText} file={file}>
          {t('document.a4')}
        </FileButton>
        <FileButton name="xml" icon={IconFileCode} file={file}>
          {t('document.xml')}
        </FileButton>
      </ActionBar>
      {document.status === 'annulled' && <AnnulledNotice document={document} />}
      <DocumentHead document={document} />
      <SubstituteNotice document={document} />
      <DecisionNotice documentId={document.id} />
      <div className={styles.detail}>
        <div className={styles.column}>
          {document.sri_messages.length > 0 && (
            <Panel title={t('document.messages')}>
              <SriMessages messages={document.sri_messages} />
              <FaultReportButton document={document} />
            </Panel>
          )}
          <DocumentSections parts={parts} />
          <ExchangesPanel document={document} />
        </div>
        <div className={styles.column}>
          <Panel title={t('document.timeline')}>
            <Journey document={document} />
          </Panel>
          <RelatedDocuments documentId={document.id} />
          <DocumentDetails document={document} parts={parts} />
        </div>
      </div>
    </Page>
  );
}
