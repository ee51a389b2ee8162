import { Box } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { DecisionRequest } from '../../../lib/http/decision.ts';
import { useWaiting } from '../../../lib/queries/documents/sync-query.ts';
import { DecisionActions } from '../../../ui/dialogs/decision-actions.tsx';
import { DecisionDialog } from '../../../ui/dialogs/decision-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { AuthorizationDrop } from './authorization-drop.tsx';

/** On the page of a document that waits for a person: what happened and the ways on. */
export function DecisionNotice({ documentId }: { readonly documentId: string }) {
  const { t, i18n } = useTranslation();
  const goTo = useNavigate();
  const { data: held = [] } = useWaiting('for_a_person');
  const [request, setRequest] = useState<DecisionRequest>();
  const document = held.find(({ document_id }) => document_id === documentId);
  return (
    <>
      {document && (
        <Notice tone="care" title={t('sync.decideOne')}>
          <div lang={i18n.language === 'es' ? undefined : 'es'}>{document.decision?.message}</div>
          <DecisionActions document={document} onDecide={setRequest} />
          {document.decision?.code === 'authorization_unknown' && (
            <Box mt="sm">
              <AuthorizationDrop />
            </Box>
          )}
        </Notice>
      )}
      {request && (
        <DecisionDialog
          request={request}
          onClose={() => setRequest(undefined)}
          onDone={({ id }) => {
            setRequest(undefined);
            void goTo(`/documentos/${id}`);
          }}
        />
      )}
    </>
  );
}
