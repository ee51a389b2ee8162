import { z } from 'zod';
import { documentTypes, environments } from '../../documents/kinds.ts';
import { monthText } from '../../documents/values/calendar/month.ts';
import { taxPeriodText } from '../../documents/values/calendar/tax-period.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { backupDestinations } from '../business/backups/backup.ts';

const count = z.int().min(1);

/** Something that does not mend itself: a person has to look at it. */
export const attentionItem = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('refused').meta({ description: 'Devueltos o no autorizados, sin corregir' }),
      count,
      since: z.iso.date().meta({ description: 'La fecha de emisión del más antiguo' }),
    }),
    z.strictObject({
      kind: z.literal('undecided').meta({
        description: 'Sin decisión del SRI desde un día anterior, o detenidos hasta que una persona decida',
      }),
      count,
      since: z.iso.date(),
    }),
    z.strictObject({
      kind: z.literal('debts_overdue').meta({ description: 'Clientes que deben algo vencido' }),
      count,
      amount: z.string().meta({ description: 'Todo lo vencido' }),
      since: z.iso.date().meta({ description: 'Desde cuándo vence lo más antiguo' }),
    }),
    z.strictObject({
      kind: z
        .literal('lots_expiring')
        .meta({ description: 'Lotes que ya caducaron o caducan dentro de 30 días' }),
      count,
      expired: z.int().meta({ description: 'De ellos, cuántos ya caducaron' }),
      first_on: z.iso.date().meta({ description: 'Cuándo caduca, o caducó, el primero' }),
    }),
    z.strictObject({
      kind: z
        .literal('withholding_due')
        .meta({ description: 'Compras de las que falta emitir la retención' }),
      count,
      late: z.int().meta({ description: 'De ellas, con los cinco días hábiles ya vencidos' }),
      next_due_on: z.iso.date().optional(),
    }),
    z.strictObject({
      kind: z
        .literal('settlement_withholding_due')
        .meta({ description: 'Liquidaciones de compra con IVA de las que falta emitir la retención' }),
      count: count.meta({ description: 'Hasta cincuenta' }),
      since: z.iso.date(),
    }),
    z.strictObject({
      kind: z.literal('certificate').meta({ description: 'La firma vence pronto o ya venció' }),
      valid_until: z.iso.datetime(),
      days_left: z.int().meta({ description: '0 en su último día; negativo después' }),
    }),
    z.strictObject({
      kind: z
        .literal('backup_late')
        .meta({ description: 'Hace más de 48 horas que no se guarda un respaldo' }),
      place: z.enum(backupDestinations),
    }),
    z.strictObject({
      kind: z.literal('head_backup_failed').meta({
        description:
          'El respaldo de la matriz de este equipo no se pudo guardar, o hace más de 48 horas de uno',
      }),
      place: z.enum(backupDestinations),
      last_at: z.iso
        .datetime()
        .optional()
        .meta({ description: 'Cuándo se guardó el último; falta si ninguno' }),
      problem: z.string().optional().meta({ description: 'Por qué no se pudo, si se sabe' }),
    }),
    z.strictObject({
      kind: z.literal('backup_missing').meta({
        description: 'Se emite en producción y no se hacen respaldos',
      }),
    }),
    z.strictObject({
      kind: z.literal('monthly_mail_failed').meta({ description: 'El mes que no le llegó al contador' }),
      month: taxPeriodText,
      email: z.string(),
      remedy: z.string().optional().meta({ description: 'Qué hacer, si el correo dijo por qué' }),
    }),
    z.strictObject({
      kind: z.literal('numbering_gap').meta({ description: 'Números que faltan dentro de una serie' }),
      type: z.enum(documentTypes),
      series: z.string().meta({ description: '001-002' }),
      count,
      first: z.int().meta({ description: 'El primer número que falta' }),
      last: z.int().meta({ description: 'El último de los que faltan seguidos desde el primero' }),
    }),
    z.strictObject({
      kind: z.literal('journal_incomplete').meta({
        description: 'Documentos que el diario de números conoce y que no volvieron a los datos',
      }),
      count,
      since: z.iso.date().meta({ description: 'Cuándo se buscaron en el diario' }),
      numbers: z
        .array(z.strictObject({ type: z.enum(documentTypes), number: z.string() }))
        .meta({ description: 'Los primeros cincuenta' }),
      damaged_months: z
        .array(monthText)
        .meta({ description: 'Meses del diario que están dañados o a los que les faltan líneas' }),
    }),
  ])
  .meta({ id: 'attention_item' });
export type AttentionItem = z.output<typeof attentionItem>;

export const attentionResource = namedObject('attention', {
  object: z.literal('attention'),
  entity_id: z.uuid(),
  environment: z.enum(environments),
  items: z.array(attentionItem).meta({ description: 'Lo más urgente primero; vacía cuando no hay nada' }),
});
export type AttentionResource = z.output<typeof attentionResource>;
