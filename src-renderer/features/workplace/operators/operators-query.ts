import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type OperatorBody,
  type OperatorPatch,
  operatorResource,
} from '../../../../src-main/contract/counter/operator.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';

export function useOperatorCreation() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: OperatorBody) =>
      acceptedBy(local.send(operatorResource, 'POST /v1/local/operators', { body })),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['operators'] }),
  });
}

export function useOperatorChange(id: string) {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: OperatorPatch) =>
      acceptedBy(local.send(operatorResource, 'PATCH /v1/local/operators/{id}', { path: { id }, body })),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['operators'] }),
  });
}
