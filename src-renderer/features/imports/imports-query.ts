import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ImportItemResult,
  type ImportResource,
  type ImportStatus,
  importItemList,
  importList,
  importResource,
} from '../../../src-main/contract/import.ts';
import { acceptedBy } from '../../lib/http/answer.ts';
import { useService } from '../../lib/http/service.tsx';

/** Counts move while an import is under way. */
const REFRESH_MS = 1000;

export function isUnderWay(status: ImportStatus): boolean {
  return status === 'queued' || status === 'processing';
}

/** The newest imports. */
export function useImports() {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['imports', environment],
    queryFn: ({ signal }) => acceptedBy(documents.send(importList, 'GET /v1/ec/imports', { signal })),
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ status }) => isUnderWay(status)) ? REFRESH_MS : false,
  });
}

export function useImport(id: string) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['imports', environment, id],
    queryFn: ({ signal }) =>
      acceptedBy(documents.send(importResource, 'GET /v1/ec/imports/{id}', { path: { id }, signal })),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.status) ? REFRESH_MS : false),
  });
}

interface ItemsQuestion {
  readonly result: ImportItemResult | undefined;
  readonly cursor: string | undefined;
}

/** A page of what was found. It is read again whenever the import moves on. */
export function useImportItems({ id, updated_at }: ImportResource, { result, cursor }: ItemsQuestion) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['imports', environment, id, 'items', updated_at, result, cursor],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(importItemList, 'GET /v1/ec/imports/{id}/items', {
          path: { id },
          query: { result, cursor, limit: 25 },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

export function useImportCancel(id: string) {
  const { documents } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () =>
      acceptedBy(documents.send(importResource, 'POST /v1/ec/imports/{id}/cancel', { path: { id } })),
    onSettled: () => cache.invalidateQueries({ queryKey: ['imports'] }),
  });
}
