import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useDocument } from '../../../lib/queries/document-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { CorrectionForm } from './correction-form.tsx';

/** A document the authority refused, to be put right and sent again. */
export function CorrectionPage() {
  const { t } = useTranslation();
  const goTo = useNavigate();
  const { id = '' } = useParams();
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
          onSent={() => void goTo(`/documentos/${id}`)}
        />
      )}
    </Page>
  );
}
