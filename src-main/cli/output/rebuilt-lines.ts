import type { Rebuilt } from '../../backup/rebuild.ts';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import { kindOf } from '../../documents/types.ts';
import { countOf } from './status-lines.ts';

type Left = Rebuilt['left'][number];

const reasons: Readonly<Record<Left['why'], string>> = {
  unsigned: 'tenía número y aún no firma: su contenido no está en el diario',
  other_business: 'es de un negocio que no está en estos datos',
  number_taken: 'otro documento tiene aquí su número',
};

export function rebuiltJson({ documents, left, madeBusiness, keptAs }: Rebuilt) {
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
    kept_as: keptAs ?? null,
  };
}

/** What was put back, what was not, and what no journal knows. */
export function rebuiltLines({ documents, left, madeBusiness, keptAs }: Rebuilt): string {
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
    ...(keptAs ? [`Los datos anteriores quedaron en ${keptAs}.`] : []),
  ].join('\n');
}
