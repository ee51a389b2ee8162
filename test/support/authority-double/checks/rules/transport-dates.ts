import { textAt } from '../../document-facts.ts';
import { errorMessage } from '../../soap/service-message.ts';
import { sortable } from '../calendar.ts';
import type { ContentRule } from './content-rule.ts';

/** Where goods travel: a delivery note, or the part of an invoice that stands for one. */
const transports: Readonly<Record<string, string>> = {
  guiaRemision: 'infoGuiaRemision',
  factura: 'infoSustitutivaGuiaRemision',
};

/** A transport starts on the day of issue or later (message 82) and ends after it starts (67). */
export const transportDateFaults: ContentRule = (root, { issueDate }) => {
  const path = transports[root.name];
  const transport = path === undefined ? null : root.get(path);
  if (transport === null) return [];
  const start = textAt(transport, 'fechaIniTransporte');
  const end = textAt(transport, 'fechaFinTransporte');
  return [
    ...(sortable(start) < sortable(issueDate)
      ? [errorMessage('82', `El transporte empieza el ${start} y el comprobante es del ${issueDate}`)]
      : []),
    ...(sortable(end) < sortable(start)
      ? [errorMessage('67', `El transporte termina el ${end} y empieza el ${start}`)]
      : []),
  ];
};
