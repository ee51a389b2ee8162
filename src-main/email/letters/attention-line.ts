import type { AttentionItem } from '../../contract/head/attention.ts';
import { kindOf } from '../../documents/all-kinds/types.ts';
import { formatSequential } from '../../documents/identifiers/access-key.ts';
import { ecuadorTimestamp, toSriDate } from '../../documents/values/ecuador-time.ts';

/** What needs a person, in a line. */
export function attentionLine(item: AttentionItem): string {
  switch (item.kind) {
    case 'storage_full':
      return `No queda espacio en el disco de la base de datos desde el ${instant(item.since)}.`;
    case 'backup_failed': {
      const last =
        item.last_at === undefined
          ? 'nunca se guardó'
          : `se guardó por última vez el ${instant(item.last_at)}`;
      const which =
        item.made_by === 'till' ? 'El respaldo de la matriz que hace su caja' : 'El respaldo de la matriz';
      return `${which} ${last}.${item.problem === undefined ? '' : ` ${item.problem}`}`;
    }
    case 'mail_failed':
      return `No llegan los correos a ${item.email}: ${item.problem} ${item.remedy}`;
    case 'monthly_mail_failed':
      return `El archivo del mes ${item.month} no llegó a ${item.email}.${item.remedy === undefined ? '' : ` ${item.remedy}`}`;
    case 'number_conflict': {
      const tills = item.documents.map(({ station }) => `«${station}»`).join(', ');
      return `El número ${item.number} (${label(item.type)}) lo tienen ${item.documents.length} documentos, de ${tills}: la serie está detenida hasta que se decida de quién es.`;
    }
    case 'number_gap': {
      const numbers = item.stretches.map(({ first, last }) =>
        first === last ? formatSequential(first) : `${formatSequential(first)}–${formatSequential(last)}`,
      );
      const missing = item.count === 1 ? 'Falta un número' : `Faltan ${item.count} números`;
      return `${missing} de la serie ${item.series} (${label(item.type)}), de «${item.station}»: ${numbers.join(', ')}.`;
    }
    case 'series_claimed': {
      const tills = item.stations.map(({ name }) => `«${name}»`).join(' y ');
      return `En la serie ${item.series} (${label(item.type)}) emiten ${tills}: está detenida hasta que se decida de quién es.`;
    }
    case 'rejected_lines': {
      const what =
        item.count === 1
          ? 'Un registro no se pudo guardar'
          : `${item.count} registros no se pudieron guardar`;
      return `${what}, de «${item.station}»: ${item.reason}`;
    }
    case 'station_forked':
      return `Otra computadora quiso informar como «${item.station}» el ${instant(item.at)}: no se la recibió.`;
    case 'credit_overdrawn':
      return `De la factura ${item.number} se acreditó más de lo que vale: vale ${item.total} y sus notas de crédito suman ${item.credited}.`;
    case 'refused_change': {
      const what = item.name === undefined ? 'un cambio' : `el cambio de «${item.name}»`;
      return `«${item.station}» no pudo tomar ${what}: ${item.problem}`;
    }
    case 'silent_station':
      return `«${item.station}» no informa desde el ${instant(item.last_seen_at)}.`;
  }
}

function label(type: Parameters<typeof kindOf>[0]): string {
  return kindOf(type).label.toLowerCase();
}

/** `21/11/2026 a las 14:05`. */
function instant(at: string): string {
  const timestamp = ecuadorTimestamp(new Date(at));
  return `${toSriDate(timestamp.slice(0, 10))} a las ${timestamp.slice(11, 16)}`;
}
