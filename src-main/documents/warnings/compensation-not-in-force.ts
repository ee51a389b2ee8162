import { type Compensation, compensationPeriod } from '../adjustments/compensation.ts';
import type { Warning } from '../document-kind.ts';
import { toSriDate } from '../ecuador-time.ts';

/** Compensations on a sale of a day that the solidarity law did not reach; `saleDate` is YYYY-MM-DD. */
export function compensationNotInForce(compensations: readonly Compensation[], saleDate: string): Warning[] {
  const { from, to } = compensationPeriod;
  if (compensations.length === 0 || (from <= saleDate && saleDate <= to)) return [];
  return [
    {
      code: 'compensation_not_in_force',
      message: 'La compensación solidaria no regía en la fecha de la venta.',
      detail: `Rigió del ${toSriDate(from)} al ${toSriDate(to)} y la venta es del ${toSriDate(saleDate)}.`,
    },
  ];
}
