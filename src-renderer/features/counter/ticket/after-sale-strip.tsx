import { DrawerKey } from './drawer-key.tsx';
import { LastSale } from './last-sale.tsx';

/** What is left of the sale before, under the one in hand. */
export function AfterSaleStrip() {
  return (
    <>
      <DrawerKey />
      <LastSale />
    </>
  );
}
