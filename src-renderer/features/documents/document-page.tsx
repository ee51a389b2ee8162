import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft, IconFileCode, IconFileText, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { refusalIn } from '../../lib/answer.ts';
import { useDocument } from '../../lib/document-query.ts';
import { useOpenFile } from '../../lib/use-open-file.ts';
import { useShortcuts } from '../../lib/use-shortcuts.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { RefusalNotice } from '../../ui/refusal-notice.tsx';
import { SriMessages } from '../../ui/sri-messages.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { DecisionNotice } from './decision-notice.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentSections } from './document-sections.tsx';
import styles from './documents.module.css';
import { ExchangesPanel } from './exchanges-panel.tsx';
import { printedDocument } from './printed-document.ts';
import { StatusTimeline } from './status-timeline.tsx';

/** One document: its facts, its journey so far, what the authority said, its files. */
export function DocumentPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: document, error } = useDocument(id);
  const file = useOpenFile(document);
  useShortcuts({ 'Ctrl+p': () => file.open('ticket80') });
  const refusal = refusalIn(error) ?? refusalIn(file.error);
  const back = (
    <Button
      variant="subtle"
      component={Link}
      to="/documentos"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      {t('nav.documents')}
    </Button>
  );
  if (!document) {
    return (
      <Page title={t('documents.title')} actions={back}>
        {refusal ? <RefusalNotice refusal={refusal} /> : <Skeleton height="20rem" />}
      </Page>
    );
  }
  const facts = printedDocument(document);
  return (
    <Page
      title={
        <span className={`${styles.heading} tabular`}>
          {t(`document.type.${document.object}`)} {document.number}
          <StatusBadge status={document.status} size="large" />
        </span>
      }
      actions={
        <>
          {back}
          <FileButton name="ticket80" icon={IconPrinter} file={file} printKey>
            {t('document.ticket')}
          </FileButton>
          <FileButton name="a4" icon={IconFileText} file={file}>
            {t('document.a4')}
          </FileButton>
          <FileButton name="xml" icon={IconFileCode} file={file}>
            {t('document.xml')}
          </FileButton>
        </>
      }
    >
      {refusal && <RefusalNotice refusal={refusal} />}
      <DecisionNotice documentId={document.id} />
      <div className={styles.detail}>
        <div className={styles.column}>
          {document.sri_messages.length > 0 && (
            <Panel title={t('document.messages')}>
              <SriMessages messages={document.sri_messages} />
            </Panel>
          )}
          <DocumentSections facts={facts} />
          <ExchangesPanel document={document} />
        </div>
        <div className={styles.column}>
          <Panel title={t('document.timeline')}>
            <StatusTimeline document={document} />
          </Panel>
          <DocumentFacts document={document} facts={facts} />
        </div>
      </div>
    </Page>
  );
}
