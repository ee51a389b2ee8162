import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { checkedForm } from '../../lib/http/checked-form.ts';
import { headHttp } from '../session/session-query.ts';

export const PAGE_SIZE = 50;

/** A page of a list, as the head office answers it. */
export function pageOf<Schema extends z.ZodType>(record: Schema) {
  return z.object({ data: z.array(record), total_count: z.int(), offset: z.int() });
}

/** What the head office decides is listed alike: a page of what words find. */
export interface RecordsQuestion<Schema extends z.ZodType> {
  /** Also the name under which the answers are kept. */
  readonly path: '/v1/head/products' | '/v1/head/operators' | '/v1/head/customers';
  readonly record: Schema;
  readonly term: string;
  readonly offset: number;
}

export function useRecords<Schema extends z.ZodType>({
  path,
  record,
  term,
  offset,
}: RecordsQuestion<Schema>) {
  return useQuery({
    queryKey: [path, term, offset],
    queryFn: ({ signal }) =>
      headHttp.send(pageOf(record), `GET ${path}`, {
        query: { q: term.trim() || undefined, limit: PAGE_SIZE, offset },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

interface RecordSaving<Body extends z.ZodType, Schema extends z.ZodType> {
  readonly path: '/v1/head/products' | '/v1/head/customers';
  readonly body: Body;
  readonly record: Schema;
  /** Undefined: a new one. */
  readonly id: string | undefined;
}

/** Makes a record of all tills, or changes the one of that identifier. */
export function useRecordSaving<Body extends z.ZodType, Schema extends z.ZodType>({
  path,
  body: schema,
  record,
  id,
}: RecordSaving<Body, Schema>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (form: Readonly<Record<string, unknown>>) => {
      const body = checkedForm(schema, form);
      return id === undefined
        ? headHttp.send(record, `POST ${path}`, { body })
        : headHttp.send(record, `PUT ${path}/{id}`, { path: { id }, body });
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: [path] }),
  });
}

/** The tills no longer have the record of an identifier. */
export function useRecordRemoval(path: RecordSaving<z.ZodType, z.ZodType>['path']) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => headHttp.call(`DELETE ${path}/{id}`, { path: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [path] }),
  });
}
