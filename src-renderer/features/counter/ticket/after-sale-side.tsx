import { DrawerKey } from './drawer-key.tsx';
import { LastSale } from './last-sale.tsx';

/** What is left of the sale before, beside the one in hand. */
export function AfterSaleSide() {
  return (
    <>
      <DrawerKey />
      <LastSale />
    </>
  );
}
