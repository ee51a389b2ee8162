import { isPlate } from '../identifiers/plate.ts';
import type { Warning } from '../model/document-kind.ts';

/** The authority checks no plate, but an officer on the road does. */
export function doubtfulPlate(plate: string | undefined): Warning[] {
  if (plate === undefined || isPlate(plate)) return [];
  return [
    {
      code: 'plate_doubtful',
      message: 'La placa no tiene la forma de las placas del Ecuador.',
      detail: `Revise ${plate}: lo usual son tres letras y cuatro dígitos, como ABC0123.`,
    },
  ];
}
