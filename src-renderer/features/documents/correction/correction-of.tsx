import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useDocument } from '../../../lib/queries/documents/document-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { type Correcting, CorrectionForm } from './correction-form.tsx';

interface CorrectionOfProps {
  readonly id: string;
  readonly correction: Correcting;
  readonly faultReportOf?: (document: DocumentResource) => ReactNode;
}

/** The page on which a document the authority refused is put right, wherever it is sent again from. */
export function CorrectionOf({ id, correction, faultReportOf }: CorrectionOfProps) {
  const { t } = useTranslation();
  const goTo = useNavigate();
  const { data: document, error } = useDocument(id);
  const refusal = refusalIn(error);
  const title = document
    ? t('correction.titleOf', { document: `${t(`document.type.${document.object}`)} ${document.number}` })
    : t('correction.title');
  const isRefused = document?.status === 'returned' || document?.status === 'not_authorized';
  return (
    <Page title={title} back={{ to: `/documentos/${id}`, label: t('returns.seeDocument') }}>
      {!document && (refusal ? <RefusalNotice refusal={refusal} /> : <Skeleton height="20rem" />)}
      {document && !isRefused && (
        <Notice tone="quiet" title={t('correction.notRefused')}>
          {t('correction.notRefusedHint')}
        </Notice>
      )}
      {document && isRefused && (
        <CorrectionForm
          key={document.updated_at}
          document={document}
          correction={correction}
          faultReport={faultReportOf?.(document)}
          onSent={() => void goTo(`/documentos/${id}`)}
        />
      )}
    </Page>
  );
}
