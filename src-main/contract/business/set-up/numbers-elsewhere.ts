/**
 * Why nothing live is issued on this computer, whatever its series say: its numbers moved away with the business, or
 * another computer reports to the head office as this station, or the head office turned it away.
 */
export const numbersElsewhere = {
  moved: {
    message: 'Este negocio se movió a otra computadora, y en esta ya no se emite en producción.',
    remedy: 'Emita desde la otra. Si el archivo nunca se abrió allá, deshágalo en Ajustes › Respaldos.',
  },
  forked: {
    message: 'Otra computadora informa a la matriz como esta caja, y en esta ya no se emite en producción.',
    remedy: 'Dé a esta un punto de emisión propio y únala con un código nuevo de la matriz.',
  },
  revoked: {
    message: 'La matriz ya no recibe a esta caja, y en ella ya no se emite en producción.',
    remedy:
      'Lo emitido sigue aquí. Si debe seguir emitiendo, únala otra vez con un código nuevo de la matriz.',
  },
} as const;

export type ElsewhereReason = keyof typeof numbersElsewhere;

export function isElsewhere(reason: string): reason is ElsewhereReason {
  return Object.hasOwn(numbersElsewhere, reason);
}
