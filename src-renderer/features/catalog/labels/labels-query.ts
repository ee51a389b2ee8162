import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { inStoreBarcodes, type labelsBody } from '../../../../src-main/contract/catalog/labels.ts';
import type { ProductScope } from '../../../../src-main/contract/catalog/product-scope.ts';
import { showPdf } from '../../../lib/files/open-file.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useReadAgain } from '../../../lib/queries/use-read-again.ts';
import type { Permit } from '../../../lib/workplace/permit-context.ts';

/** Makes the labels and shows them, to be printed. */
export function useLabels() {
  const { local } = useService();
  return useMutation({
    mutationFn: async (body: z.input<typeof labelsBody>) => {
      const pdf = await acceptedBy(local.call('POST /v1/local/products/labels', { body }));
      return acceptedBy(showPdf(pdf, 'etiquetas.pdf'));
    },
  });
}

interface AllowedBarcodes extends Permit {
  readonly products: ProductScope;
}

/** Gives barcodes of the shop's own to products that have none. */
export function useInStoreBarcodes() {
  const { local } = useService();
  const readAgain = useReadAgain('products');
  return useMutation({
    mutationFn: ({ products, approvalId }: AllowedBarcodes) =>
      acceptedBy(
        local.send(inStoreBarcodes, 'POST /v1/local/products/in-store-barcodes', {
          query: { approval_id: approvalId },
          body: { products },
        }),
      ),
    onSettled: readAgain,
  });
}
