import { z } from 'zod';
import { fiscalMachine } from '../../../../../src-main/documents/body/common-body.ts';
import { digits } from '../../../../../src-main/documents/values/text.ts';
import { useWorkplace } from '../../../../lib/workplace/use-workplace.ts';
import type { Workplace } from '../../../../lib/workplace/workplace.ts';

/** Where a sale is made, as its document says it. */
export const saleIssuingPoint = z.object({
  cashSessionId: z.uuid().optional(),
  fiscalMachine: fiscalMachine.optional(),
  establishment: digits(3).optional(),
  emissionPoint: digits(3).optional(),
});
export type SaleIssuingPoint = Readonly<z.output<typeof saleIssuingPoint>>;

/** A till issues from its own emission point and by its own machine; without a till it is the shop's first. */
export function issuingPointOf({
  till,
  cashSession,
}: Pick<Workplace, 'till' | 'cashSession'>): SaleIssuingPoint {
  const machine = till?.fiscal_machine;
  return {
    ...(cashSession && { cashSessionId: cashSession.id }),
    ...(machine && {
      fiscalMachine: { brand: machine.brand, model: machine.model, serial: machine.serial },
    }),
    ...(till && { establishment: till.establishment, emissionPoint: till.emission_point }),
  };
}

/** Where this window sells, as the documents of its sales say it. */
export function useSaleIssuingPoint(): SaleIssuingPoint {
  return issuingPointOf(useWorkplace());
}
