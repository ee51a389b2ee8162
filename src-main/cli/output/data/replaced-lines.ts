import type { CarriedSubject } from '../../../backup/restore/carry-over.ts';
import type { Restored } from '../../../backup/restore/restore.ts';
import { translate } from '../../../process/language.ts';

const lost: Readonly<Record<CarriedSubject, string>> = {
  numbers: translate({
    es: 'Los números que dio después del respaldo salen del diario, y cada serie sigue por encima de los dos.',
    en: 'The numbers given after the backup are from the journal, and each series goes on above both.',
  }),
  closings: translate({
    es: 'No se sabe qué cierres Z se hicieron después del respaldo: compare el número del próximo con el papel.',
    en: 'Which Z closings were made after the backup is not known: compare the number of the next one with the paper.',
  }),
  head_office: translate({
    es: 'No se sabe si este equipo informaba a una matriz: mírelo con «status», y si falta, únalo otra vez con «enrol».',
    en:
      'Whether this computer reported to a head office is not known: see “status”, and if it is missing, enrol ' +
      'it again with “enrol”.',
  }),
  revoked_keys: translate({
    es: 'No se sabe qué claves de API se revocaron después del respaldo: mírelas con «keys» y revoque las que sobren.',
    en: 'Which API keys were revoked after the backup is not known: see “keys” and revoke those that should not be.',
  }),
};

/** What became of the data that a backup replaced. */
export function replacedLines({ keptAs, unread }: Pick<Restored, 'keptAs' | 'unread'>): readonly string[] {
  if (keptAs === undefined) return [];
  if (unread.length === 0)
    return [
      translate({
        es: `Los datos anteriores quedaron en ${keptAs}.`,
        en: `The data before are kept in ${keptAs}.`,
      }),
    ];
  return [
    translate({
      es: `Los datos anteriores están dañados, y quedaron en ${keptAs}.`,
      en: `The data before are damaged, and kept in ${keptAs}.`,
    }),
    ...unread.map((subject) => lost[subject]),
  ];
}
