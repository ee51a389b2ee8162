import type { CarriedSubject } from '../../backup/restore/carry-over.ts';
import type { Restored } from '../../backup/restore/restore.ts';

const lost: Readonly<Record<CarriedSubject, string>> = {
  numbers:
    'Los números que dio después del respaldo salen del diario, y cada serie sigue por encima de los dos.',
  closings:
    'No se sabe qué cierres Z se hicieron después del respaldo: compare el número del próximo con el papel.',
  head_office:
    'No se sabe si este equipo informaba a una matriz: mírelo con «status», y si falta, únalo otra vez con «enrol».',
  revoked_keys:
    'No se sabe qué claves de API se revocaron después del respaldo: mírelas con «keys» y revoque las que sobren.',
};

/** What became of the data that a backup replaced. */
export function replacedLines({ keptAs, unread }: Pick<Restored, 'keptAs' | 'unread'>): readonly string[] {
  if (keptAs === undefined) return [];
  if (unread.length === 0) return [`Los datos anteriores quedaron en ${keptAs}.`];
  return [
    `Los datos anteriores están dañados, y quedaron en ${keptAs}.`,
    ...unread.map((subject) => lost[subject]),
  ];
}
