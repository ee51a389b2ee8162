import { translate } from '../../process/language.ts';
import { type PlanPart, repeatedIn, type ShopStep } from './plan.ts';

const path = '/v1/local/fiscal-machines';

/** Fiscal machines by their serials, which documents carry. One that was put out of use stays so. */
export const planFiscalMachines: PlanPart = ({ fiscal_machines: machines }, state) => ({
  faults: repeatedIn(machines, { list: 'fiscal_machines', field: 'serial', keyOf: ({ serial }) => serial }),
  steps: machines.flatMap((machine): readonly ShopStep[] => {
    const { brand, model, serial } = machine;
    const there = state.fiscalMachines.find((one) => one.serial === serial);
    if (!there) {
      return [
        {
          text: translate({
            es: `Máquina fiscal ${serial}: se añade`,
            en: `Fiscal machine ${serial}: is added`,
          }),
          by: 'administrator',
          run: async (client) => {
            await client.call({ method: 'POST', path, body: machine });
          },
        },
      ];
    }
    if (there.brand === brand && there.model === model) return [];
    return [
      {
        text: translate({
          es: `Máquina fiscal ${serial}: se cambia`,
          en: `Fiscal machine ${serial}: is changed`,
        }),
        by: 'administrator',
        run: async (client) => {
          await client.call({ method: 'PATCH', path: `${path}/${there.id}`, body: { brand, model } });
        },
      },
    ];
  }),
});
