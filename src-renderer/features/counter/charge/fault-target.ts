/** Where in the sale a fault of the service points to, a JSON pointer as `/lines/2/quantity`. */
export type FaultTarget =
  | { readonly kind: 'buyer' }
  | { readonly kind: 'line'; readonly index: number }
  | { readonly kind: 'payment'; readonly index: number }
  | { readonly kind: 'sale' };

/** Reads the pointer; what names no part is about the sale. */
export function faultTargetOf(pointer = ''): FaultTarget {
  const [, part, position] = pointer.split('/');
  const index = Number(position);
  if (part === 'buyer') return { kind: 'buyer' };
  if (part === 'lines' && isPosition(position)) return { kind: 'line', index };
  if (part === 'payments' && isPosition(position)) return { kind: 'payment', index };
  return { kind: 'sale' };
}

function isPosition(text: string | undefined): boolean {
  return text !== undefined && /^\d+$/.test(text);
}
