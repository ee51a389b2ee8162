/** What a document of a supplier does to the stock. */
export const goodsEffects = [
  /** Its goods come in, at what they cost. */
  'entry',
  /** Its goods went back to the supplier, at what is credited for them. */
  'return',
  /** No goods went back: what is there costs less. */
  'discount',
] as const;
export type GoodsEffect = (typeof goodsEffects)[number];

const effects: Readonly<Record<string, readonly GoodsEffect[]>> = {
  factura: ['entry'],
  nota_venta: ['entry'],
  liquidacion_compra: ['entry'],
  nota_credito: ['return', 'discount'],
};

/** What documents of a kind may do to the stock, nothing where their lines are about no goods. */
export function goodsEffectsOf(documentType: string): readonly GoodsEffect[] {
  return effects[documentType] ?? [];
}
