import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CatalogCommitBody,
  type CatalogImportPatch,
  type CatalogImportResource,
  catalogImportResource,
  catalogImportRowList,
  type ImportRowResult,
  type SheetFormat,
  type SheetSubject,
} from '../../../../src-main/contract/catalog/catalog-import.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { putAnswer } from '../../../lib/queries/put-answer.ts';

const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const fileNames = {
  products: { export: 'productos', template: 'plantilla-productos' },
  customers: { export: 'clientes', template: 'plantilla-clientes' },
  opening_balances: { export: 'por-cobrar', template: 'plantilla-saldos-iniciales' },
} as const;

/** Where the service has each subject: `export` besides where it is brought in. */
const paths = {
  products: 'products',
  customers: 'customers',
  opening_balances: 'receivables/opening-balances',
} as const;

/** What is owed is of one environment; the catalog is of the shop. */
function useHttp(subject: SheetSubject) {
  const { local, documents } = useService();
  return subject === 'opening_balances' ? documents : local;
}

interface WantedFile {
  readonly what: 'export' | 'import-template';
  readonly format: SheetFormat;
}

/** Fetches a spreadsheet and gives it to the person. */
export function useSheetFile(subject: SheetSubject) {
  const http = useHttp(subject);
  return useMutation({
    mutationFn: async ({ what, format }: WantedFile) => {
      const query = { format };
      const bytes = await acceptedBy(
        what === 'export'
          ? http.call(
              subject === 'opening_balances'
                ? 'GET /v1/local/receivables/export'
                : `GET /v1/local/${subject}/export`,
              { query },
            )
          : http.call(`GET /v1/local/${paths[subject]}/import-template`, { query }),
      );
      const name = fileNames[subject][what === 'export' ? 'export' : 'template'];
      saveFile(bytes, `${name}.${format}`, mediaTypes[format]);
    },
  });
}

/** Sends a spreadsheet; what comes back tells what would become of it. */
export function useSheetUpload(subject: SheetSubject) {
  const http = useHttp(subject);
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.append('file', file, file.name);
      return acceptedBy(
        http.send(catalogImportResource, `POST /v1/local/${paths[subject]}/imports`, { body }),
      );
    },
    onSuccess: (made) => putAnswer(cache, keyOf(made), made),
  });
}

function keyOf({ subject, id }: Pick<CatalogImportResource, 'subject' | 'id'>) {
  return ['sheet-imports', subject, id];
}

export function useSheetImport(subject: SheetSubject, id: string) {
  const http = useHttp(subject);
  return useQuery({
    queryKey: keyOf({ subject, id }),
    queryFn: ({ signal }) =>
      acceptedBy(
        http.send(catalogImportResource, `GET /v1/local/${paths[subject]}/imports/{id}`, {
          path: { id },
          signal,
        }),
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
  const { subject, id, counts, columns, decimal_mark: mark } = made;
  const http = useHttp(subject);
  return useQuery({
    queryKey: ['sheet-rows', subject, id, counts, columns, mark, result, offset],
    queryFn: ({ signal }) =>
      acceptedBy(
        http.send(catalogImportRowList, `GET /v1/local/${paths[subject]}/imports/{id}/rows`, {
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
  const http = useHttp(subject);
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: CatalogImportPatch) =>
      acceptedBy(
        http.send(catalogImportResource, `PATCH /v1/local/${paths[subject]}/imports/{id}`, {
          path: { id },
          body,
        }),
      ),
    onSuccess: (made) => {
      putAnswer(cache, keyOf(made), made);
      return cache.invalidateQueries({ queryKey: ['sheet-rows', subject, id] });
    },
  });
}

/** Writes what the preview showed; all or nothing. */
export function useSheetCommit({ subject, id }: CatalogImportResource) {
  const http = useHttp(subject);
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: CatalogCommitBody) =>
      acceptedBy(
        http.send(catalogImportResource, `POST /v1/local/${paths[subject]}/imports/{id}/commit`, {
          path: { id },
          body,
        }),
      ),
    onSuccess: (made) => {
      putAnswer(cache, keyOf(made), made);
      return Promise.all(
        [subject, 'price-lists', 'receivables'].map((key) => cache.invalidateQueries({ queryKey: [key] })),
      );
    },
  });
}
