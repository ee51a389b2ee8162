import { useState } from 'react';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import { labelFormatsIn, readScaleLabel } from '../../../../src-main/contract/catalog/scale-labels.ts';
import type { Answer, Refusal } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useProgramSettings } from '../../../lib/program-settings.ts';
import type { ReadLabel } from '../sale/label-line.ts';
import { makeInOrder } from './in-order.ts';
import { findByCode } from './products.ts';

/** What a scanned code is. */
type ScanResult =
  | { readonly kind: 'product'; readonly product: ProductResource; readonly label?: ReadLabel }
  | { readonly kind: 'nobody' }
  /** A label of the scale whose check digit is wrong, or that says nothing. */
  | { readonly kind: 'misread' };

interface ScannedProducts {
  readonly onProduct: (product: ProductResource, quantity: string) => void;
  /** A package with a label of the shop's scale; `packages` of it. */
  readonly onLabel: (product: ProductResource, label: ReadLabel, packages: string) => void;
  readonly onMisread: (code: string) => void;
  /** Nobody has that code, or what has it is no longer sold. */
  readonly onMiss: (code: string, inactive: ProductResource | undefined) => void;
  readonly onRefusal: (refusal: Refusal) => void;
}

/** Looks up what is scanned: the next scan need not wait, and each arrives in its turn. */
export function useScannedProducts({ onProduct, onLabel, onMisread, onMiss, onRefusal }: ScannedProducts) {
  const { local } = useService();
  const [inOrder] = useState(makeInOrder);
  const formats = labelFormatsIn(useProgramSettings()?.scale_labels ?? '');

  async function find(code: string): Promise<Answer<ScanResult>> {
    const own = await findByCode(local, code);
    if (!own.ok) return own;
    if (own.value) return { ok: true, value: { kind: 'product', product: own.value } };
    const label = readScaleLabel(code, formats);
    if (!label) return { ok: true, value: { kind: 'nobody' } };
    if (label.kind === 'nothing' || label.kind === 'wrong_check_digit') {
      return { ok: true, value: { kind: 'misread' } };
    }
    // The scale fills the code up with zeros, the catalog seldom does.
    for (const written of new Set([label.code, label.code.replace(/^0+(?=.)/, '')])) {
      const scanResult = await findByCode(local, written);
      if (!scanResult.ok) return scanResult;
      if (scanResult.value) return { ok: true, value: { kind: 'product', product: scanResult.value, label } };
    }
    return { ok: true, value: { kind: 'nobody' } };
  }

  const lookUp = (code: string, quantity: string) =>
    inOrder(find(code), (answer) => {
      if (!answer.ok) return onRefusal(answer.refusal);
      const scanResult = answer.value;
      if (scanResult.kind === 'nobody') return onMiss(code, undefined);
      if (scanResult.kind === 'misread') return onMisread(code);
      const { product, label } = scanResult;
      if (!product.active) return onMiss(code, product);
      if (label) onLabel(product, label, quantity);
      else onProduct(product, quantity);
    });
  return {
    lookUp,
    /** Whether a typed text is a label of the scale, which no search would find. */
    isLabel: (text: string) => readScaleLabel(text, formats) !== undefined,
  };
}
