import { useQuery } from '@tanstack/react-query';
import { listOf } from '../../../../src-main/contract/list.ts';
import { dueDeclaration } from '../../../../src-main/contract/reports/due-declaration.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';

const answer = listOf(dueDeclaration);

const STALE_MS = 60_000;

/** The declarations of this period and the two before, by when they are due. */
export function useDueDeclarations() {
  const { documents, environment } = useService();
  return useQuery({
    // Six declarations are computed for it.
    staleTime: STALE_MS,
    queryKey: ['declaration', environment, 'due'],
    queryFn: ({ signal }) =>
      acceptedBy(documents.send(answer, 'GET /v1/local/reports/due-declarations', { signal })),
  });
}
