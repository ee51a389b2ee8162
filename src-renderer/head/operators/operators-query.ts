import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  type headOperatorBody,
  type headOperatorPatch,
  headOperatorResource,
} from '../../../src-main/contract/head/operators.ts';
import { useRecords } from '../records/use-records.ts';
import { headHttp } from '../session/session-query.ts';

const path = '/v1/head/operators';

/** A page of those who work at the tills, that words find. */
export function useHeadOperators(term: string, offset: number) {
  return useRecords({ path, record: headOperatorResource, term, offset });
}

export function useHeadOperatorCreation() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof headOperatorBody>) =>
      headHttp.send(headOperatorResource, `POST ${path}`, { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [path] }),
  });
}

export function useHeadOperatorChange(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof headOperatorPatch>) =>
      headHttp.send(headOperatorResource, `PATCH ${path}/{id}`, { path: { id }, body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [path] }),
  });
}
