import type { Rebuilt } from '../../backup/restore/rebuild.ts';
import type { Recovered } from '../../backup/restore/recover.ts';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import { kindOf } from '../../documents/types.ts';
import { replacedLines } from './replaced-lines.ts';
import { countOf } from './status-lines.ts';

type Left = Recovered['left'][number];

const reasons: Readonly<Record<Left['why'], string>> = {
  unsigned: 'tenía número y aún no firma: su contenido no está en el diario',
  other_business: 'es de un negocio que no está en estos datos',
  number_taken: 'otro documento tiene aquí su número',
};

export function rebuiltJson({ keptAs, ...recovered }: Rebuilt) {
  return { ...recoveredJson(recovered), kept_as: keptAs ?? null };
}

export function recoveredJson({ documents, left, madeBusiness }: Recovered) {
  return {
    documents,
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
export function recoveredLines({ documents, left, madeBusiness }: Recovered): readonly string[] {
  return [
    `Recuperado del diario: ${countOf(documents)}. Al abrir el programa se pregunta al SRI por cada uno.`,
    ...left.map(
      ({ number, why }) =>
        `  ${kindOf(number.type).label} ${formatNumber(number, number.sequential)} (${number.accessKey}): ${reasons[why]}.`,
    ),
    ...(madeBusiness
      ? [
          'El negocio y sus puntos de emisión salen de lo último que firmó. No se pueden saber el certificado, los ' +
            'ajustes, los productos, los clientes ni los correos: vuelva a ponerlos.',
        ]
      : []),
  ];
}
