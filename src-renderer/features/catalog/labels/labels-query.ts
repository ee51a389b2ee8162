import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  inStoreBarcodes,
  type labelPrintBody,
  type labelsBody,
} from '../../../../src-main/contract/catalog/labels.ts';
import type { ProductScope } from '../../../../src-main/contract/catalog/product-scope.ts';
import { printJobResource } from '../../../../src-main/contract/printing/print-job.ts';
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

/** Prints them on the usual printer of receipts. */
export function useLabelPrinting() {
  const { local } = useService();
  return useMutation({
    mutationFn: (body: z.input<typeof labelPrintBody>) =>
      acceptedBy(local.send(printJobResource, 'POST /v1/local/products/labels/print', { body })),
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
