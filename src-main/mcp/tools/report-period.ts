import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { makeTool, reading } from '../tool.ts';
import { answered, refusal } from '../tool-result.ts';

const day = z.iso.date('Debe ser una fecha, como "2026-11-21".');

const report = z.looseObject({
  from: z.string(),
  to: z.string(),
  sales: z.looseObject({
    invoiced: z.string(),
    debited: z.string(),
    credited: z.string(),
    net: z.string(),
  }),
  attention_count: z.int(),
  pending_count: z.int(),
});

export const reportPeriod = makeTool({
  name: 'report_period',
  title: 'Resumen de un período',
  description:
    'Cuántos documentos hay de cada tipo y estado y cuánto suman, lo vendido neto de notas de crédito con su IVA por tarifa, ' +
    'y los que el SRI rechazó. Sin fechas, este mes en Ecuador. Solo lo autorizado cuenta como vendido.',
  annotations: reading,
  input: z.strictObject({
    from: day.optional().meta({ description: 'Fecha de emisión, inclusive' }),
    to: day.optional().meta({ description: 'Fecha de emisión, inclusive' }),
  }),
  output: z.strictObject({ environment: z.enum(environments), report }),
  async run({ from, to }, { api, environment, signal }) {
    const query = { 'issue_date[gte]': from, 'issue_date[lte]': to };
    const answer = await api.call({ path: '/v1/ec/documents/report', query, signal });
    if (!answer.ok) return refusal(answer.problem);
    const summary = report.parse(answer.value);
    const { invoiced, debited, credited, net } = summary.sales;
    return answered({
      summary:
        `Del ${summary.from} al ${summary.to}, en el ambiente ${environment}: vendido ${net} USD (facturas ${invoiced}, más ` +
        `notas de débito ${debited}, menos notas de crédito ${credited}). Rechazados por el SRI: ${summary.attention_count}. ` +
        `Sin decisión todavía: ${summary.pending_count}.`,
      data: { environment, report: summary },
    });
  },
});
