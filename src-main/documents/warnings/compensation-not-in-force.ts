import { type Compensation, compensationPeriod } from '../adjustments/compensation.ts';
import type { Warning } from '../model/document-kind.ts';
import { toSriDate } from '../values/ecuador-time.ts';

/**
 * Compensations on a sale of a day that the solidarity law did not reach; `saleDate` is YYYY-MM-DD, or undefined for a
 * sale that is made now, years after that law.
 */
export function compensationNotInForce(
  compensations: readonly Compensation[],
  saleDate: string | undefined,
): Warning[] {
  const { from, to } = compensationPeriod;
  if (compensations.length === 0) return [];
  if (saleDate !== undefined && from <= saleDate && saleDate <= to) return [];
  const sale = saleDate === undefined ? 'de hoy' : `del ${toSriDate(saleDate)}`;
  return [
    {
      code: 'compensation_not_in_force',
      message: 'La compensación solidaria no regía en la fecha de la venta.',
      detail: `Rigió del ${toSriDate(from)} al ${toSriDate(to)} y la venta es ${sale}.`,
    },
  ];
}
