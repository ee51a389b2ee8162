import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { waysOfProforma } from '../proformas/body-of-proforma.ts';
import { EditorForm } from './editor-form.tsx';
import { type EditorAddress, editorPath } from './kinds.ts';
import { useBegun } from './use-begun.ts';

/** A document of a kind that is being written. The address names its draft: a reload goes on with it. */
export function EditorPage({ type }: { readonly type: DocumentType }) {
  const [address] = useSearchParams();
  const draftId = address.get('borrador');
  const source: Source = {
    from: address.get('de') ?? undefined,
    proforma: address.get('proforma') ?? undefined,
    way: waysOfProforma.find((way) => way === address.get('como')),
  };
  if (draftId === null) return <NewDraft type={type} source={source} />;
  return <OpenDraft key={draftId} type={type} draftId={draftId} source={source} />;
}

/** What a new document begins as. */
type Source = Omit<EditorAddress, 'draft'>;

interface NewDraftProps {
  readonly type: DocumentType;
  readonly source: Source;
}

function NewDraft({ type, source }: NewDraftProps) {
  const [draft] = useState(() => crypto.randomUUID());
  return <Navigate to={editorPath(type, { draft, ...source })} state={{ isNew: true }} replace />;
}

function OpenDraft({ type, draftId, source }: NewDraftProps & { readonly draftId: string }) {
  const { t } = useTranslation();
  const goTo = useNavigate();
  const { state } = useLocation();
  const isNew = state?.isNew === true;
  const { body, isKept, error } = useBegun(type, draftId, source);
  const [opened] = useState({ isNew, isReviewed: state?.isReviewed === true });
  const refusal = refusalIn(error);
  // What was kept and is no more was issued or discarded: its id is never used again.
  if (body && !isKept && !opened.isNew) return <NewDraft type={type} source={source} />;
  return (
    <Page
      title={t('editor.titleOf', { document: t(`document.type.${type}`) })}
      isWide
      back={{ to: '/documentos/nuevo', label: t('editor.backToKinds') }}
    >
      {!body && (refusal ? <RefusalNotice refusal={refusal} /> : <Skeleton height="20rem" />)}
      {body && (
        <EditorForm
          type={type}
          draftId={draftId}
          begun={body}
          isReviewed={opened.isReviewed}
          onKept={() => {
            if (isNew) void goTo(editorPath(type, { draft: draftId, ...source }), { replace: true });
          }}
          onIssued={({ document, isEarlier }) =>
            void goTo(`/documentos/${document.id}/emitido`, { replace: true, state: { isEarlier } })
          }
        />
      )}
    </Page>
  );
}
