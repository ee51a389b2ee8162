import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { SriMessages } from '../../../ui/documents/sri-messages.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../documents.module.css';
import { Journey } from '../history/journey.tsx';
import { AnnulledNotice } from './annulled-notice.tsx';
import { DocumentDetails } from './document-details.tsx';
import { DocumentHead } from './document-head.tsx';
import { DocumentSections } from './document-sections.tsx';
import { printedDocument } from './printed-document.ts';
import { SubstituteNotice } from './substitute-notice.tsx';

interface DocumentBodyProps {
  readonly document: DocumentResource;
  /** What is to be decided about it. */
  readonly decision?: ReactNode;
  /** What can be done about what the authority answered. */
  readonly answer?: ReactNode;
  /** What was exchanged with the authority. */
  readonly exchanges?: ReactNode;
  /** The documents that belong to it. */
  readonly related?: ReactNode;
}

/** What a document says, how it came to stand as it does; what only its till knows or may do is handed in. */
export function DocumentBody({ document, decision, answer, exchanges, related }: DocumentBodyProps) {
  const { t } = useTranslation();
  const parts = printedDocument(document);
  return (
    <>
      {document.status === 'annulled' && <AnnulledNotice document={document} />}
      <DocumentHead document={document} />
      <SubstituteNotice document={document} />
      {decision}
      <div className={styles.detail}>
        <div className={styles.column}>
          {document.sri_messages.length > 0 && (
            <Panel title={t('document.messages')}>
              <SriMessages messages={document.sri_messages} />
              {answer}
            </Panel>
          )}
          <DocumentSections parts={parts} />
          {exchanges}
        </div>
        <div className={styles.column}>
          <Panel title={t('document.timeline')}>
            <Journey document={document} />
          </Panel>
          {related}
          <DocumentDetails document={document} parts={parts} />
        </div>
      </div>
    </>
  );
}
