import type { Environment } from '../../documents/kinds.ts';
import { ecuadorTimestamp, toSriDate } from '../../documents/values/ecuador-time.ts';
import type { Reach } from '../../issuing/requests/caller.ts';
import type { StationBehind } from './stations-behind.ts';

export interface ReadMeFacts {
  /** YYYY-MM. */
  readonly month: string;
  readonly environment: Environment;
  readonly reach?: Reach | undefined;
  readonly behind: readonly StationBehind[];
  readonly now: Date;
}

/** What the file of a month lacks, in the words of its letter and of the file. */
export const NOT_IN_IT =
  'No lleva las compras, las retenciones recibidas ni el anexo transaccional (ATS): los da la caja en la que se registran las compras, en Informes → Cerrar el mes, con lo que esa caja emitió. Las cifras de los formularios 104 y 103 de todo el negocio están en la ventana de la matriz, en Informes → Cifras para declarar.';

/** What the file of a month has, and what it lacks, for who opens it. */
export function readMe({ month, environment, reach, behind, now }: ReadMeFacts): string {
  const paragraphs = [
    `Documentos de ${month}, hechos por todas las cajas que informan a la matriz, como los conocía el ${timeOf(now)}.`,
    ...(environment === 'live' ? [] : ['Son documentos de prueba y no tienen validez tributaria.']),
    ...(reach ? [partOf(reach)] : []),
    'Lleva el XML y el RIDE de lo que el SRI autorizó, por tipo, y un libro de Excel con una fila por documento, cualquiera que sea su estado, y lo vendido por día, establecimiento, punto de emisión, caja, tipo y tarifa.',
    NOT_IN_IT,
    ...(behind.length === 0
      ? ['Todas las cajas habían informado todo lo del mes.']
      : [
          ['De estas cajas puede faltar algo:', ...behind.map((station) => `- ${behindLine(station)}`)].join(
            '\r\n',
          ),
        ]),
  ];
  return `${paragraphs.join('\r\n\r\n')}\r\n`;
}

/** `«Caja 2»: 13 por enviar, oída por última vez el 01/11/2026 18:02`. */
export function behindLine({ name, waiting, seenAt }: StationBehind): string {
  const seen = seenAt ? `oída por última vez el ${timeOf(seenAt)}` : 'aún no ha informado nada';
  return `«${name}»: ${waiting > 0 ? `${waiting} por enviar, ` : ''}${seen}`;
}

function partOf({ establishments, issuedFrom, issuedTo }: Reach): string {
  return [
    'Es de una parte del negocio, la de la clave con la que se pidió:',
    ...(establishments ? [`establecimientos ${establishments.join(', ')}`] : []),
    ...(issuedFrom === undefined ? [] : [`desde el ${toSriDate(issuedFrom)}`]),
    ...(issuedTo === undefined ? [] : [`hasta el ${toSriDate(issuedTo)}`]),
  ]
    .join(' ')
    .concat('.');
}

/** `03/11/2026 09:15`, in Ecuador. */
function timeOf(instant: Date): string {
  const text = ecuadorTimestamp(instant);
  return `${toSriDate(text.slice(0, 10))} ${text.slice(11, 16)}`;
}
