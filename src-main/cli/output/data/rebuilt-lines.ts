import type { Rebuilt } from '../../../backup/restore/rebuild.ts';
import type { Recovered } from '../../../backup/restore/recover.ts';
import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import { translate } from '../../../process/language.ts';
import { kindLabel } from '../documents/kind-label.ts';
import { countOf } from '../status-lines.ts';
import { replacedLines } from './replaced-lines.ts';

type Left = Recovered['left'][number];

const reasons: Readonly<Record<Left['why'], string>> = {
  unsigned: translate({
    es: 'tenía número y aún no firma: su contenido no está en el diario',
    en: 'had a number and no signature yet: its content is not in the journal',
  }),
  other_business: translate({
    es: 'es de un negocio que no está en estos datos',
    en: 'is of a business that is not in these data',
  }),
  number_taken: translate({
    es: 'otro documento tiene aquí su número',
    en: 'another document has its number here',
  }),
};

export function rebuiltJson({ keptAs, ...recovered }: Rebuilt) {
  return { ...recoveredJson(recovered), kept_as: keptAs ?? null };
}

export function recoveredJson({ documents, left, journals, damagedMonths, madeBusiness }: Recovered) {
  return {
    documents,
    journals,
    damaged_months: damagedMonths,
    left: left.map(({ number, why }) => ({
      environment: number.environment,
      type: number.type,
      number: formatNumber(number, number.sequential),
      access_key: number.accessKey,
      why,
    })),
    made_business: madeBusiness,
  };
}

export function rebuiltLines(rebuilt: Rebuilt): string {
  return [...recoveredLines(rebuilt), ...replacedLines(rebuilt)].join('\n');
}

/** What was put back, what was not, and what no journal knows. */
export function recoveredLines({
  documents,
  left,
  journals,
  damagedMonths,
  madeBusiness,
}: Recovered): readonly string[] {
  return [
    translate({
      es: `Recuperado del diario: ${countOf(documents)}. Al abrir el programa se pregunta al SRI por cada uno.`,
      en: `Recovered from the journal: ${countOf(documents)}. When the program opens the SRI is asked about each.`,
    }),
    ...journals.map((folder) =>
      translate({ es: `  Diario leído: ${folder}.`, en: `  Journal that was read: ${folder}.` }),
    ),
    ...(damagedMonths.length > 0
      ? [
          translate({
            es:
              `  El diario está dañado o le faltan líneas en ${damagedMonths.join(', ')}: puede faltar algún documento. ` +
              'Compare con lo impreso, y si hay otro diario, restaure con «--journal».',
            en:
              `  The journal is damaged or lacks lines in ${damagedMonths.join(', ')}: a document may be missing. ` +
              'Compare with what was printed, and where there is another journal, restore with “--journal”.',
          }),
        ]
      : []),
    ...left.map(
      ({ number, why }) =>
        `  ${kindLabel(number.type)} ${formatNumber(number, number.sequential)} (${number.accessKey}): ${reasons[why]}.`,
    ),
    ...(madeBusiness
      ? [
          translate({
            es:
              'El negocio y sus puntos de emisión salen de lo último que firmó. No se pueden saber el certificado, los ' +
              'ajustes, los productos, los clientes ni los correos: vuelva a ponerlos.',
            en:
              'The business and its emission points are from what it signed last. Certificate, settings, products, ' +
              'customers and e-mails cannot be known: give them again.',
          }),
        ]
      : []),
  ];
}
