import type { ShopFile } from '../../contract/business/set-up/shop-file.ts';
import { translate } from '../../process/language.ts';
import type { Plan, ShopFault } from './plan.ts';
import { planBusiness } from './plan-business.ts';
import { planFiscalMachines } from './plan-fiscal-machines.ts';
import { planKeys } from './plan-keys.ts';
import { planOperators } from './plan-operators.ts';
import { planPrinters } from './plan-printers.ts';
import { planSettings } from './plan-settings.ts';
import { planTills } from './plan-tills.ts';
import type { ReadShopFile } from './read-shop-file.ts';
import type { ShopState } from './shop-state.ts';

/** What is to be done, in an order in which each thing finds what it names; or all that is wrong with the file. */
export function planShop(
  { shop, folder, certificate, faults, incomplete, originalPointer }: ReadShopFile,
  state: ShopState,
): Plan {
  const parts = [
    planBusiness(certificate),
    planSettings,
    planPrinters,
    planOperators,
    planFiscalMachines,
    planTills,
    planKeys(folder),
  ].map((plan) => plan(shop, state));
  const steps = parts.flatMap((part) => part.steps);
  const isLocked =
    state.operators.length > 0 &&
    steps.some(({ by }) => by === 'administrator') &&
    !administratorIn(shop, state.operators);
  const message = translate({
    es: 'Para cambiar personas, cajas o máquinas fiscales hace falta en el archivo una de las que ya administran la tienda, con su PIN.',
    en:
      'To change people, tills or fiscal machines the file must have one of those who administer the shop ' +
      'already, with the PIN.',
  });
  const missed: readonly ShopFault[] = [
    ...parts.flatMap((part) => part.faults),
    ...(isLocked ? [{ pointer: '/operators', message, refersTo: 'operators' as const }] : []),
  ];
  return {
    faults: [
      ...faults,
      ...missed
        .filter(({ refersTo = '' }) => !incomplete.has(refersTo))
        .map((fault) => ({ ...fault, pointer: originalPointer(fault.pointer) })),
    ],
    steps,
  };
}

/** The first of the people there who administers the shop and whose PIN the file says. */
export function administratorIn(
  { operators }: ShopFile,
  there: ShopState['operators'],
): { readonly id: string; readonly pin: string } | undefined {
  return operators.flatMap(({ name, pin }) => {
    const administrator = there.find(
      (one) => one.name === name && one.role === 'administrator' && one.active,
    );
    return administrator ? [{ id: administrator.id, pin }] : [];
  })[0];
}
