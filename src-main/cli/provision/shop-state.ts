import { type EmissionPointResource, emissionPointResource } from '../../contract/business/emission-point.ts';
import type { EntityResource } from '../../contract/business/entity.ts';
import { type SettingsResource, settingsResource } from '../../contract/business/settings.ts';
import { workspaceResource } from '../../contract/business/workspace.ts';
import { type FiscalMachineResource, fiscalMachineResource } from '../../contract/counter/fiscal-machine.ts';
import { type OperatorResource, operatorResource } from '../../contract/counter/operator.ts';
import { type TillResource, tillResource } from '../../contract/counter/till.ts';
import { listOf } from '../../contract/list.ts';
import type { ApiKeyResource } from '../../contract/local.ts';
import { type PrinterResource, printerList } from '../../contract/printing/printer.ts';
import { allKeys } from '../all-keys.ts';
import type { Client } from '../client.ts';

/** What an installation has, as far as a shop's file speaks of it. */
export interface ShopState {
  /** The live business. */
  readonly business: EntityResource | undefined;
  readonly points: readonly EmissionPointResource[];
  readonly printers: readonly PrinterResource[];
  readonly operators: readonly OperatorResource[];
  readonly settings: SettingsResource;
  readonly fiscalMachines: readonly FiscalMachineResource[];
  readonly tills: readonly TillResource[];
  /** Those that still open something. */
  readonly keys: readonly ApiKeyResource[];
}

/** Of an installation that is still to be made: what a first start leaves in it. */
export const newShop: ShopState = {
  business: undefined,
  points: [
    {
      object: 'emission_point',
      entity_id: '',
      environment: 'sandbox',
      establishment: '001',
      emission_point: '001',
      series: [],
    },
  ],
  printers: [],
  operators: [],
  settings: { object: 'settings' },
  fiscalMachines: [],
  tills: [],
  keys: [],
};

export async function readShopState(client: Client, at: Date): Promise<ShopState> {
  const read = (path: string) => client.call({ method: 'GET', path });
  const [workspace, points, printers, operators, settings, machines, tills, keys] = await Promise.all([
    read('/v1/local/workspace'),
    read('/v1/local/emission-points'),
    read('/v1/local/printers'),
    read('/v1/local/operators'),
    read('/v1/local/settings'),
    read('/v1/local/fiscal-machines'),
    read('/v1/local/tills'),
    allKeys(client),
  ]);
  return {
    business: workspaceResource.parse(workspace).entities.find(({ kind }) => kind === 'live'),
    points: listOf(emissionPointResource).parse(points).data,
    printers: printerList.parse(printers).data,
    operators: listOf(operatorResource).parse(operators).data,
    settings: settingsResource.parse(settings),
    fiscalMachines: listOf(fiscalMachineResource).parse(machines).data,
    tills: listOf(tillResource).parse(tills).data,
    keys: keys.filter(
      ({ revoked_at, expires_at }) =>
        revoked_at === undefined && (expires_at === undefined || new Date(expires_at) > at),
    ),
  };
}
