import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import type { Refusal } from '../../../lib/http/answer.ts';
import type { Tone } from '../../../ui/feedback/tone.ts';

/** What the counter has to say of the last thing that was done, until the next is. */
export type CounterMessage =
  | { readonly kind: 'refusal'; readonly refusal: Refusal }
  | { readonly kind: 'miss'; readonly code: string; readonly inactive: ProductResource | undefined }
  | { readonly kind: 'note'; readonly tone: Tone; readonly text: string; readonly detail?: string };
