import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { faultReport } from '../../../../src-main/contract/documents/authority/fault-report.ts';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { faultOf } from '../../../lib/format/sri-explanation.ts';
import { acceptedBy, refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { RefusalNotice } from '../../feedback/refusal-notice.tsx';

interface FaultReportButtonProps {
  readonly document: Pick<DocumentResource, 'id' | 'access_key' | 'sri_messages'>;
}

/** Saves what to send to the developers, where the authority refused a document for a mistake of it. */
export function FaultReportButton({ document: { id, access_key, sri_messages } }: FaultReportButtonProps) {
  const { t } = useTranslation();
  const { local } = useService();
  const report = useMutation({
    mutationFn: async () => {
      const path = { id };
      const reported = await acceptedBy(
        local.send(faultReport, 'GET /v1/local/documents/{id}/fault-report', { path }),
      );
      const bytes = new TextEncoder().encode(JSON.stringify(reported, null, 2));
      saveFile(bytes, `informe-${access_key}.json`, 'application/json');
    },
  });
  const refusal = refusalIn(report.error);
  if (!sri_messages.some((message) => faultOf(message) === 'program')) return null;
  return (
    <>
      <Button
        variant="default"
        mt="sm"
        leftSection={<IconFileDownload size={18} aria-hidden />}
        loading={report.isPending}
        onClick={() => report.mutate()}
      >
        {t('document.faultReport')}
      </Button>
      {refusal && <RefusalNotice refusal={refusal} />}
    </>
  );
}
