import type { ShopFile } from '../../contract/business/set-up/shop-file.ts';
import { fiscalMachineResource } from '../../contract/counter/fiscal-machine.ts';
import { listOf } from '../../contract/list.ts';
import { printerList } from '../../contract/printing/printer.ts';
import { translate } from '../../process/language.ts';
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
      ...repeatedIn(tills, { list: 'tills', field: 'emission_point', keyOf: pointOf }),
      ...tills.flatMap((till, at) =>
        faultsOf(till, file, state).map((fault) => ({
          ...fault,
          pointer: `/tills/${at}${fault.pointer}`,
        })),
      ),
    ],
    steps: tills.flatMap((till) => stepsOf(till, state)),
  };
};

function pointOf({
  environment,
  establishment,
  emission_point,
}: Pick<Till, 'environment' | 'establishment' | 'emission_point'>): string {
  return `${environment} ${establishment}-${emission_point}`;
}

function isSame(till: Till, { name, environment }: Pick<Till, 'name' | 'environment'>): boolean {
  return till.name === name && till.environment === environment;
}

function faultsOf(till: Till, file: ShopFile, state: ShopState): readonly ShopFault[] {
  const pointName = pointOf(till);
  const isToBe =
    till.environment !== 'sandbox' &&
    file.business !== undefined &&
    file.establishments.some(
      ({ code, emission_points }) =>
        code === till.establishment && emission_points.some((point) => point.code === till.emission_point),
    );
  const there = state.tills.find((one) => isSame(till, one));
  const inTheWay = state.tills.find((one) => !isSame(till, one) && pointOf(one) === pointName);
  const knowsPrinter = [...file.printers, ...state.printers].some(({ name }) => name === till.printer);
  const machines = [...file.fiscal_machines, ...state.fiscalMachines.filter(({ active }) => active)];
  const knowsMachine = machines.some(({ serial }) => serial === till.fiscal_machine);
  return [
    ...(isToBe || state.points.some((point) => pointOf(point) === pointName)
      ? []
      : [
          {
            pointer: '/emission_point',
            refersTo: 'establishments' as const,
            message: translate({
              es: 'No hay un punto de emisión así en este ambiente.',
              en: 'There is no such emission point in this environment.',
            }),
          },
        ]),
    ...(there && pointOf(there) !== pointName
      ? [
          {
            pointer: '/emission_point',
            message: translate({
              es: `La caja ya emite desde ${there.establishment}-${there.emission_point}, y no cambia.`,
              en: `The till issues from ${there.establishment}-${there.emission_point} already, and does not change.`,
            }),
          },
        ]
      : []),
    ...(inTheWay
      ? [
          {
            pointer: '/emission_point',
            message: translate({
              es: `Desde ahí emite ya la caja «${inTheWay.name}».`,
              en: `The till “${inTheWay.name}” issues from there already.`,
            }),
          },
        ]
      : []),
    ...(till.printer === undefined || knowsPrinter
      ? []
      : [
          {
            pointer: '/printer',
            refersTo: 'printers' as const,
            message: translate({
              es: 'No hay una impresora con ese nombre.',
              en: 'There is no printer of that name.',
            }),
          },
        ]),
    ...(till.fiscal_machine === undefined || knowsMachine
      ? []
      : [
          {
            pointer: '/fiscal_machine',
            refersTo: 'fiscal_machines' as const,
            message: translate({
              es: 'No hay una máquina fiscal en uso con esa serie.',
              en: 'There is no fiscal machine in use with that serial.',
            }),
          },
        ]),
  ];
}

function stepsOf(till: Till, state: ShopState): readonly ShopStep[] {
  const { printer, fiscal_machine: serial, ...body } = till;
  const there = state.tills.find((one) => isSame(till, one));
  const equipmentOf = async (client: Client) => ({
    ...(printer !== undefined && { printer_id: await printerNamed(client, printer) }),
    ...(serial !== undefined && { fiscal_machine_id: await machineOf(client, serial) }),
  });
  if (!there) {
    return [
      {
        text: translate({
          es: `Caja «${till.name}» (${till.environment}): se añade`,
          en: `Till “${till.name}” (${till.environment}): is added`,
        }),
        by: 'administrator',
        run: async (client) => {
          await client.call({ method: 'POST', path, body: { ...body, ...(await equipmentOf(client)) } });
        },
      },
    ];
  }
  const current = state.printers.find(({ id }) => id === there.printer_id)?.name;
  const isPrinterOther = printer !== undefined && printer !== current;
  const isMachineOther = serial !== undefined && serial !== there.fiscal_machine?.serial;
  if (!isPrinterOther && !isMachineOther) return [];
  return [
    {
      text: translate({
        es: `Caja «${till.name}» (${till.environment}): cambia de ${isMachineOther ? 'máquina fiscal' : 'impresora'}`,
        en: `Till “${till.name}” (${till.environment}): changes ${isMachineOther ? 'fiscal machine' : 'printer'}`,
      }),
      by: 'administrator',
      run: async (client) => {
        await client.call({ method: 'PATCH', path: `${path}/${there.id}`, body: await equipmentOf(client) });
      },
    },
  ];
}

/** It may have been made a step before, as the machine too. */
async function printerNamed(client: Client, wanted: string): Promise<string | undefined> {
  const { data } = printerList.parse(await client.call({ method: 'GET', path: '/v1/local/printers' }));
  return data.find(({ name }) => name === wanted)?.id;
}

async function machineOf(client: Client, wanted: string): Promise<string | undefined> {
  const answer = await client.call({ method: 'GET', path: '/v1/local/fiscal-machines' });
  return listOf(fiscalMachineResource)
    .parse(answer)
    .data.find(({ serial }) => serial === wanted)?.id;
}
