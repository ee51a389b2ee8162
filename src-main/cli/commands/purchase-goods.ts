import type { Command } from 'commander';
import { purchaseInventory } from '../../contract/documents/purchases/purchase-inventory.ts';
import type { Environment } from '../../documents/kinds.ts';
import { translate } from '../../process/language.ts';
import { actIn } from '../acting.ts';
import type { CommandTools } from '../command-tools.ts';
import { environmentOption } from '../input/environment-option.ts';
import { placeholders } from '../input/placeholders.ts';
import { inventoryLines } from '../output/inventory-lines.ts';

interface ReceiveOptions {
  readonly environment: Environment;
  readonly preview?: true;
  readonly onlyCost?: true;
  readonly freight?: string;
}

/** `purchases receive`: what a purchase brought enters stock, and what a supplier's note says went back leaves it. */
export function addReceive(purchases: Command, { withClient, print }: CommandTools): void {
  purchases
    .command('receive')
    .option(...environmentOption)
    .description(
      translate({
        es: 'ingresa al inventario la mercadería de una compra, o saca la que devolvió su nota de crédito, una sola vez',
        en: 'enters the goods of a purchase into stock, or takes out those its credit note returned, once',
      }),
    )
    .argument(`<${placeholders.id}>`, translate({ es: 'el de la compra', en: 'that of the purchase' }))
    .option(
      '--preview',
      translate({
        es: 'muestra qué entraría y a qué costo, sin ingresar nada',
        en: 'shows what would enter and at which cost, without entering anything',
      }),
    )
    .option(
      '--only-cost',
      translate({
        es: 'de una nota de crédito: nada se devolvió, y lo que hay cuesta menos',
        en: 'of a credit note: nothing went back, and what is there costs less',
      }),
    )
    .option(
      `--freight <${placeholders.amount}>`,
      translate({
        es: 'lo que costó traerla, además: se reparte entre sus líneas',
        en: 'what it cost to bring them, besides: shared over its lines',
      }),
    )
    .action((id: string, { environment, preview, onlyCost, freight }: ReceiveOptions) =>
      withClient(async (client) => {
        const acting = await actIn(client, environment);
        const path = `/v1/local/purchases/${encodeURIComponent(id)}/inventory`;
        const body = {
          ...(onlyCost && { effect: 'discount' }),
          ...(freight !== undefined && { freight }),
        };
        const answer = await acting.call(
          preview ? { method: 'GET', path } : { method: 'POST', path: `${path}/receipt`, body },
        );
        print(answer, inventoryLines(purchaseInventory.parse(answer)));
      }),
    );
}
