import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CatalogCommitBody,
  type CatalogImportPatch,
  type CatalogImportResource,
  type CatalogSubject,
  catalogImportResource,
  catalogImportRowList,
  type ImportRowResult,
  type SheetFormat,
} from '../../../../src-main/contract/catalog/catalog-import.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { putAnswer } from '../../../lib/queries/put-answer.ts';

const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const fileNames = { products: 'productos', customers: 'clientes' } as const;

interface WantedFile {
  readonly what: 'export' | 'import-template';
  readonly format: SheetFormat;
}

/** Fetches a spreadsheet and gives it to the person. */
export function useSheetFile(subject: CatalogSubject) {
  const { local } = useService();
  return useMutation({
    mutationFn: async ({ what, format }: WantedFile) => {
      const query = { format };
      const bytes = await acceptedBy(
        what === 'export'
          ? local.call(`GET /v1/local/${subject}/export`, { query })
          : local.call(`GET /v1/local/${subject}/import-template`, { query }),
      );
      const name = what === 'export' ? fileNames[subject] : `plantilla-${fileNames[subject]}`;
      saveFile(bytes, `${name}.${format}`, mediaTypes[format]);
    },
  });
}

/** Sends a spreadsheet; what comes back tells what would become of it. */
export function useSheetUpload(subject: CatalogSubject) {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.append('file', file, file.name);
      return acceptedBy(local.send(catalogImportResource, `POST /v1/local/${subject}/imports`, { body }));
    },
    onSuccess: (made) => putAnswer(cache, keyOf(made), made),
  });
}

function keyOf({ subject, id }: Pick<CatalogImportResource, 'subject' | 'id'>) {
  return ['sheet-imports', subject, id];
}

export function useSheetImport(subject: CatalogSubject, id: string) {
  const { local } = useService();
  return useQuery({
    queryKey: keyOf({ subject, id }),
    queryFn: ({ signal }) =>
      acceptedBy(
        local.send(catalogImportResource, `GET /v1/local/${subject}/imports/{id}`, { path: { id }, signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

interface RowQuestion {
  readonly result: ImportRowResult | undefined;
  readonly offset: number;
}

export const ROWS_SHOWN = 50;

/** Rows of the preview; asked again whenever it is made anew. */
export function useSheetRows(made: CatalogImportResource, { result, offset }: RowQuestion) {
  const { local } = useService();
  const { subject, id, counts, columns, decimal_mark: mark } = made;
  return useQuery({
    queryKey: ['sheet-rows', subject, id, counts, columns, mark, result, offset],
    queryFn: ({ signal }) =>
      acceptedBy(
        local.send(catalogImportRowList, `GET /v1/local/${subject}/imports/{id}/rows`, {
          path: { id },
          query: { result, offset, limit: ROWS_SHOWN },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Has the file understood otherwise; with no change, only held against the catalog as it is now. */
export function useSheetReading({ subject, id }: CatalogImportResource) {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: CatalogImportPatch) =>
      acceptedBy(
        local.send(catalogImportResource, `PATCH /v1/local/${subject}/imports/{id}`, { path: { id }, body }),
      ),
    onSuccess: (made) => {
      putAnswer(cache, keyOf(made), made);
      return cache.invalidateQueries({ queryKey: ['sheet-rows', subject, id] });
    },
  });
}

/** Writes what the preview showed; all or nothing. */
export function useSheetCommit({ subject, id }: CatalogImportResource) {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: CatalogCommitBody) =>
      acceptedBy(
        local.send(catalogImportResource, `POST /v1/local/${subject}/imports/{id}/commit`, {
          path: { id },
          body,
        }),
      ),
    onSuccess: (made) => {
      putAnswer(cache, keyOf(made), made);
      return Promise.all([subject, 'price-lists'].map((key) => cache.invalidateQueries({ queryKey: [key] })));
    },
  });
}
