import { IconFileCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useUpload } from '../../../lib/queries/documents/upload-query.ts';
import { OnlyFor } from '../../../ui/actions/only-for.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { DropZone } from '../../../ui/fields/files/drop-zone.tsx';

/** Takes the XML with the authorization, from the SRI's portal: it is imported, and what it brought is shown. */
export function AuthorizationDrop() {
  const { t } = useTranslation();
  const goTo = useNavigate();
  const upload = useUpload();
  const refusal = refusalIn(upload.error);
  return (
    <OnlyFor permission="import_documents" isNeeded>
      <DropZone
        icon={IconFileCheck}
        title={t('document.authorizationDrop.title')}
        hint={t('document.authorizationDrop.hint')}
        choose={t('imports.choose')}
        accept=".xml,.zip,.txt,.csv"
        busy={upload.isPending ? t('imports.uploading') : undefined}
        onFiles={(files) =>
          upload.mutate(files, {
            onSuccess: ({ id }) => goTo(`/documentos/importaciones/${id}`),
          })
        }
      />
      {refusal && <RefusalNotice refusal={refusal} />}
    </OnlyFor>
  );
}
