import { useMutation, useQueryClient } from '@tanstack/react-query';
import { importResource } from '../../../../src-main/contract/import.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';

/** Sends files to be imported; the same ones while they are being read give that import. */
export function useUpload() {
  const { documents } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (files: readonly File[]) => {
      const body = new FormData();
      for (const file of files) body.append('file', file, file.name);
      return acceptedBy(documents.send(importResource, 'POST /v1/ec/imports', { body }));
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: ['imports'] }),
  });
}
