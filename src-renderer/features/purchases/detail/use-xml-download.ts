import { useMutation } from '@tanstack/react-query';
import type { PurchaseResource } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';

export function useXmlDownload({ id, number }: Pick<PurchaseResource, 'id' | 'number'>) {
  const { documents } = useService();
  return useMutation({
    mutationFn: () => acceptedBy(documents.call('GET /v1/local/purchases/{id}/xml', { path: { id } })),
    onSuccess: (bytes) => saveFile(bytes, `${number}.xml`, 'application/xml'),
  });
}
