import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type DocumentExport,
  type DocumentExportBody,
  documentExport,
} from '../../../src-main/contract/documents/lists/document-export.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { acceptedBy, type Refusal, refusalIn } from '../../lib/http/answer.ts';
import { useService } from '../../lib/http/service.tsx';

/** What is exported: picked documents, all that match, or a month; `separator` is the one of Excel in Ecuador. */
export type ExportRequest = Pick<DocumentExportBody, 'format' | 'document_ids' | 'filters' | 'month'>;

const PAUSE_MS = 400;

export interface Export {
  readonly job: DocumentExport | undefined;
  readonly isSaved: boolean;
  readonly refusal: Refusal | undefined;
  /** Saves the file once more. */
  save(): void;
}

/** Has the service make a file, and gives it to the person when it is ready; left, it is cancelled. */
export function useExport(request: ExportRequest): Export {
  const { documents } = useService();
  const cache = useQueryClient();
  const [isSaved, setSaved] = useState(false);
  const [saving, setSaving] = useState<Refusal>();
  // Asked for once, whatever is rendered again.
  const [key] = useState(() => crypto.randomUUID());
  const made = useQuery({
    queryKey: ['document-export', key],
    queryFn: () =>
      acceptedBy(
        documents.send(documentExport, 'POST /v1/local/document-exports', {
          body: { ...request, separator: 'semicolon' },
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const id = made.data?.id;
  const status = useQuery({
    queryKey: ['document-export', key, id],
    queryFn: () =>
      acceptedBy(
        documents.send(documentExport, 'GET /v1/local/document-exports/{id}', { path: { id: id ?? '' } }),
      ),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.status === 'running' ? PAUSE_MS : false,
    retry: false,
  });
  const job = status.data ?? made.data;

  async function save(): Promise<void> {
    if (!job?.file) return;
    const { name } = job.file;
    const fetched = await documents.call('GET /v1/local/document-exports/{id}/file', {
      path: { id: job.id },
    });
    if (!fetched.ok) return setSaving(fetched.refusal);
    saveFile(fetched.value, name, mediaTypes[job.format]);
    setSaved(true);
  }

  const isReady = job?.file !== undefined;
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (isReady) void latest.current();
  }, [isReady]);

  useEffect(
    () => () => {
      if (id === undefined) return;
      void documents.call('DELETE /v1/local/document-exports/{id}', { path: { id } });
      cache.removeQueries({ queryKey: ['document-export', key] });
    },
    [id, key, documents, cache],
  );

  return {
    job,
    isSaved,
    refusal: refusalIn(made.error) ?? refusalIn(status.error) ?? saving,
    save: () => void save(),
  };
}

const mediaTypes: Readonly<Record<DocumentExport['format'], string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  month: 'application/zip',
};
