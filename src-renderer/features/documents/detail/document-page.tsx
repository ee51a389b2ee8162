import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useOpenFile } from '../../../lib/files/use-open-file.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { usePrintDocument } from '../../../lib/printing/use-print-document.ts';
import { useDocument } from '../../../lib/queries/documents/document-query.ts';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useActionShortcuts } from '../../../lib/shortcuts/use-action-shortcuts.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { FaultReportButton } from '../../../ui/documents/actions/fault-report-button.tsx';
import { ActionBar } from '../actions/action-bar.tsx';
import { ExchangesPanel } from '../history/exchanges-panel.tsx';
import { ProformaOfDocument } from '../proformas/proforma-of-document.tsx';
import { DecisionNotice } from './decision-notice.tsx';
import { DocumentBody } from './document-body.tsx';
import { DocumentFiles } from './document-files.tsx';
import { DocumentFrame } from './document-frame.tsx';
import { RelatedDocuments } from './related-documents.tsx';

/** One document: its details, its journey so far, what the authority answered, its files. */
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
  return (
    <DocumentFrame document={document} refusal={refusal}>
      {document && (
        <>
          <ActionBar document={document}>
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              loading={print.isPending}
              aria-keyshortcuts={ariaOfKey(key)}
              rightSection={<KeyHint>{key}</KeyHint>}
              onClick={printTicket}
            >
              {t('document.ticket')}
            </Button>
            <DocumentFiles file={file} />
          </ActionBar>
          <DocumentBody
            document={document}
            decision={<DecisionNotice documentId={document.id} />}
            answer={<FaultReportButton document={document} />}
            exchanges={<ExchangesPanel document={document} />}
            related={
              <>
                <ProformaOfDocument document={document} />
                <RelatedDocuments documentId={document.id} />
              </>
            }
          />
        </>
      )}
    </DocumentFrame>
  );
}
