import { type Command, Option } from 'commander';
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
  readonly returned?: true;
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
        es: 'ingresa al inventario la mercadería de una compra, o hace lo que dice una nota de crédito del proveedor, una sola vez',
        en: 'enters the goods of a purchase into stock, or does what a credit note of the supplier states, once',
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
    .addOption(
      new Option(
        '--returned',
        translate({
          es: 'de una nota de crédito: lo que dice se devolvió al proveedor, y sale',
          en: 'of a credit note: what it names went back to the supplier, and goes out',
        }),
      ).conflicts(['onlyCost', 'preview']),
    )
    .addOption(
      new Option(
        '--only-cost',
        translate({
          es: 'de una nota de crédito: nada se devolvió, y lo que hay cuesta menos',
          en: 'of a credit note: nothing went back, and what is there costs less',
        }),
      ).conflicts('preview'),
    )
    .addOption(
      new Option(
        `--freight <${placeholders.amount}>`,
        translate({
          es: 'lo que costó traerla, además: se reparte entre sus líneas',
          en: 'what it cost to bring them, besides: shared over its lines',
        }),
      ).conflicts('preview'),
    )
    .action((id: string, { environment, preview, returned, onlyCost, freight }: ReceiveOptions) =>
      withClient(async (client) => {
        const acting = await actIn(client, environment);
        const path = `/v1/local/purchases/${encodeURIComponent(id)}/inventory`;
        const body = {
          ...(returned && { effect: 'return' }),
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
