import { useMutation } from '@tanstack/react-query';
import type { DocumentResource } from '../../../src-main/contract/documents/document-resource.ts';
import { acceptedBy } from '../http/answer.ts';
import { useService } from '../http/service.tsx';
import { type DocumentFileKind, openDocumentFile } from './open-file.ts';

/** Opens files of a document, one at a time, keeping why the last one could not be had. */
export function useOpenFile(document: Pick<DocumentResource, 'id' | 'number' | 'object'> | undefined) {
  const service = useService();
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: async (kind: DocumentFileKind) => {
      if (document) await acceptedBy(openDocumentFile(service, document, kind));
    },
  });
  return { open: mutate, error, opening: isPending ? variables : undefined };
}
