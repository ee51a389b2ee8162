import type { Page } from 'playwright';
import { es } from '../../src-renderer/text/es.ts';
import { coffee, sellCoffee } from '../e2e/support/counter.ts';
import type { RunningProgram } from '../e2e/support/desktop/program.ts';

/** Sells a coffee through the window of a program that was just installed, to the authority's decision. */
export async function sellIn(program: RunningProgram): Promise<Page> {
  await program.owner.call('PATCH', '/v1/local/setup', { body: { choice: 'practice' } });
  await program.owner.call('POST', '/v1/local/products', { body: coffee });
  const window = await program.window();
  await window.reload();
  await sellCoffee(window);
  const ticket = window.getByRole('region', { name: es.ticket.title });
  await ticket.getByText(es.status.authorized, { exact: true }).waitFor();
  return window;
}
