import type { ShopFile } from '../../contract/business/shop-file.ts';
import { printerList } from '../../contract/printing/printer.ts';
import type { Client } from '../client.ts';
import { type PlanPart, repeatedIn, type ShopFault, type ShopStep } from './plan.ts';
import type { ShopState } from './shop-state.ts';

type Till = ShopFile['tills'][number];

const path = '/v1/local/tills';

/** Tills by their names and environments. A till never changes the emission point its closings are numbered at. */
export const planTills: PlanPart = (file, state) => {
  const { tills } = file;
  return {
    faults: [
      ...repeatedIn(tills, {
        list: 'tills',
        field: 'name',
        keyOf: ({ environment, name }) => `${environment} ${name}`,
      }),
      ...repeatedIn(tills, { list: 'tills', field: 'emission_point', keyOf: placeOf }),
      ...tills.flatMap((till, at) =>
        faultsOf(till, file, state).map(({ pointer, message }) => ({
          pointer: `/tills/${at}${pointer}`,
          message,
        })),
      ),
    ],
    steps: tills.flatMap((till) => stepsOf(till, state)),
  };
};

function placeOf({ environment, establishment, emission_point }: Omit<Till, 'name' | 'printer'>): string {
  return `${environment} ${establishment}-${emission_point}`;
}

function isSame(till: Till, { name, environment }: Pick<Till, 'name' | 'environment'>): boolean {
  return till.name === name && till.environment === environment;
}

function faultsOf(till: Till, file: ShopFile, state: ShopState): readonly ShopFault[] {
  const place = placeOf(till);
  const isToBe =
    till.environment !== 'sandbox' &&
    file.business !== undefined &&
    file.establishments.some(
      ({ code, emission_points }) =>
        code === till.establishment && emission_points.some((point) => point.code === till.emission_point),
    );
  const there = state.tills.find((one) => isSame(till, one));
  const inTheWay = state.tills.find((one) => !isSame(till, one) && placeOf(one) === place);
  const knowsPrinter = [...file.printers, ...state.printers].some(({ name }) => name === till.printer);
  return [
    ...(isToBe || state.points.some((point) => placeOf(point) === place)
      ? []
      : [{ pointer: '/emission_point', message: 'No hay un punto de emisión así en este ambiente.' }]),
    ...(there && placeOf(there) !== place
      ? [
          {
            pointer: '/emission_point',
            message: `La caja ya emite desde ${there.establishment}-${there.emission_point}, y no cambia.`,
          },
        ]
      : []),
    ...(inTheWay
      ? [{ pointer: '/emission_point', message: `Desde ahí emite ya la caja «${inTheWay.name}».` }]
      : []),
    ...(till.printer === undefined || knowsPrinter
      ? []
      : [{ pointer: '/printer', message: 'No hay una impresora con ese nombre.' }]),
  ];
}

function stepsOf({ printer, ...till }: Till, state: ShopState): readonly ShopStep[] {
  const there = state.tills.find((one) => isSame({ ...till, printer }, one));
  const current = state.printers.find(({ id }) => id === there?.printer_id)?.name;
  if (there && (printer === undefined || printer === current)) return [];
  const printerOf = async (client: Client) =>
    printer === undefined ? {} : { printer_id: await printerNamed(client, printer) };
  return [
    there
      ? {
          text: `Caja «${till.name}» (${till.environment}): cambia de impresora`,
          by: 'administrator',
          run: async (client) => {
            const body = await printerOf(client);
            await client.call({ method: 'PATCH', path: `${path}/${there.id}`, body });
          },
        }
      : {
          text: `Caja «${till.name}» (${till.environment}): se añade`,
          by: 'administrator',
          run: async (client) => {
            const body = { ...till, ...(await printerOf(client)) };
            await client.call({ method: 'POST', path, body });
          },
        },
  ];
}

/** It may have been made a step before. */
async function printerNamed(client: Client, wanted: string): Promise<string | undefined> {
  const { data } = printerList.parse(await client.call({ method: 'GET', path: '/v1/local/printers' }));
  return data.find(({ name }) => name === wanted)?.id;
}
