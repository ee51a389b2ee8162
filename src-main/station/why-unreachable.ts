import { type HeadAddress, WrongPinError } from './head-client.ts';

/** Why no answer of a head office came, as a text for the people of the station. */
export function whyUnreachable(reason: unknown, { url }: Pick<HeadAddress, 'url'>): string {
  return reason instanceof WrongPinError
    ? `Lo que contesta en ${url} no es la matriz que dio el código: su certificado es otro.`
    : `La matriz no contesta en ${url}. Revise que esté encendida y que este equipo llegue a ella por la red.`;
}

/** What answered is no problem of this program's. */
export const notAHead = 'Lo que contesta en esa dirección no es una matriz.';
