import { Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DocumentPreview } from '../../../../../src-main/contract/documents/document-resource.ts';
import { kindOf } from '../../../../../src-main/documents/all-kinds/types.ts';
import { formatDate, formatMoney } from '../../../../lib/format/format.ts';
import { partyName } from '../../../../lib/format/party-name.ts';
import { usePrintedLabel } from '../../../../lib/format/printed-label.ts';
import type { Refusal } from '../../../../lib/http/answer.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import { DescriptionList } from '../../../../ui/layout/description-list.tsx';
import { DocumentSections } from '../../detail/document-sections.tsx';
import { printedContent } from '../../detail/printed-document.ts';

interface PreviewDialogProps {
  readonly preview: DocumentPreview;
  readonly issuing: { readonly isPending: boolean; readonly refusal: Refusal | undefined };
  readonly onIssue: () => void;
  readonly onClose: () => void;
}

/** A document as its page will say it, once more before it has a number. */
export function PreviewDialog({ preview, issuing, onIssue, onClose }: PreviewDialogProps) {
  const { t } = useTranslation();
  const labelOf = usePrintedLabel();
  const parts = printedContent(preview.document, {
    environment: preview.environment,
    issueDate: preview.issue_date,
  });
  const { counterparty } = kindOf(preview.type).summary(preview.document);
  return (
    <Dialog
      title={t('editor.previewOf', { document: t(`document.type.${preview.type}`) })}
      size="xl"
      busy={issuing.isPending}
      onClose={onClose}
    >
      <Stack>
        {preview.warnings.map(({ code, message, detail }) => (
          <div key={`${code} ${message}`} lang="es">
            <Notice tone="care" title={message}>
              {detail}
            </Notice>
          </div>
        ))}
        <DescriptionList
          items={[
            { label: t('document.issueDate'), value: formatDate(preview.issue_date) },
            {
              label: t('document.party'),
              value: `${partyName(counterparty.name, t)} · ${counterparty.identification}`,
            },
            ...parts.payments.map(({ method, amount, term }) => ({
              label: term ? `${labelOf(method)}, ${labelOf(term)}` : labelOf(method),
              value: <span className="tabular">{formatMoney(amount)}</span>,
            })),
          ]}
        />
        <DocumentSections parts={parts} />
        {issuing.refusal && <RefusalNotice refusal={issuing.refusal} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={issuing.isPending}>
            {t('editor.goOnWriting')}
          </Button>
          <Button data-autofocus loading={issuing.isPending} onClick={onIssue}>
            {t('editor.issue')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
