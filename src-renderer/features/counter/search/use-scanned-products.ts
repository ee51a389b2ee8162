import { useState } from 'react';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import type { Refusal } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { makeInOrder } from './in-order.ts';
import { findByCode } from './products.ts';

interface ScannedProducts {
  readonly onProduct: (product: ProductResource, quantity: string) => void;
  /** Nobody has that code, or what has it is no longer sold. */
  readonly onMiss: (code: string, inactive: ProductResource | undefined) => void;
  readonly onRefusal: (refusal: Refusal) => void;
}

/** Looks up what is scanned: the next scan need not wait, and each arrives in its turn. */
export function useScannedProducts({ onProduct, onMiss, onRefusal }: ScannedProducts) {
  const { local } = useService();
  const [inOrder] = useState(makeInOrder);
  return (code: string, quantity: string) =>
    inOrder(findByCode(local, code), (answer) => {
      if (!answer.ok) onRefusal(answer.refusal);
      else if (answer.value?.active) onProduct(answer.value, quantity);
      else onMiss(code, answer.value);
    });
}
