import { isDeepStrictEqual } from 'node:util';
import { keysOf } from '../../documents/values/keys-of.ts';
import { translate } from '../../process/language.ts';
import { type PlanPart, repeatedIn, type ShopStep } from './plan.ts';

/** Printers by their names. */
export const planPrinters: PlanPart = ({ printers }, state) => ({
  faults: repeatedIn(printers, { list: 'printers', field: 'name', keyOf: ({ name }) => name }),
  steps: printers.flatMap((printer): readonly ShopStep[] => {
    const there = state.printers.find(({ name }) => name === printer.name);
    if (!there) {
      return [
        {
          text: translate({
            es: `Impresora «${printer.name}»: se añade`,
            en: `Printer “${printer.name}”: is added`,
          }),
          by: 'owner',
          run: async (client) => {
            await client.call({ method: 'POST', path: '/v1/local/printers', body: printer });
          },
        },
      ];
    }
    // The first printer is the usual one by default.
    const body = { ...printer, is_default: printer.is_default || there.is_default };
    if (keysOf(body).every((field) => isDeepStrictEqual(body[field], there[field]))) return [];
    return [
      {
        text: translate({
          es: `Impresora «${printer.name}»: se cambia`,
          en: `Printer “${printer.name}”: is changed`,
        }),
        by: 'owner',
        run: async (client) => {
          await client.call({ method: 'PUT', path: `/v1/local/printers/${there.id}`, body });
        },
      },
    ];
  }),
});
