import type { Page } from 'playwright';
import { en } from '../../../../src-renderer/text/en.ts';
import { es } from '../../../../src-renderer/text/es.ts';
import type { Text } from '../../../../src-renderer/text/text.ts';
import { inTurn, press, pressButton, type Stop } from './stop.ts';

/** Leaves the first product that the shop was given in the list. */
async function searchFirst(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('P0001');
  await page.getByRole('cell', { name: 'P0002' }).waitFor({ state: 'detached' });
}

async function searchShirt(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('camiseta');
}

/** Presses a button of the row of the shirt, by what its name begins with in either language. */
const pressShirt = (nameIn: (texts: Text) => string) => (page: Page) => {
  const row = page.getByRole('row', { name: /Camiseta básica/ });
  const named = (texts: Text) =>
    row.getByRole('button', { name: nameIn(texts).replace('{{name}}', 'Camiseta básica') });
  return named(es).or(named(en)).first().click();
};

/** The end of the dialog: what may be made, and what of the catalog may be one. */
const showCombinations = (page: Page) => {
  const named = ({ variants }: Text) => page.getByLabel(variants.existing);
  return named(es).or(named(en)).first().scrollIntoViewIfNeeded();
};

/** What opens on top of a screen: its help, a drawer, a dialog; and what it says to somebody who filled in nothing. */
export const openedStops: readonly Stop[] = [
  { name: 'help', path: '/documentos', act: press('F1') },
  { name: 'keys-help', path: '/', act: press('F1') },
  { name: 'delivery', path: '/documentos', act: press('Alt+8') },
  { name: 'notices', path: '/documentos', act: press('Alt+9') },
  { name: 'views', path: '/documentos', act: pressButton(({ documentList }) => documentList.views.title) },
  { name: 'export', path: '/documentos', act: pressButton(({ documentList }) => documentList.export.open) },
  { name: 'price-lists', path: '/productos', act: pressButton(({ catalog }) => catalog.priceLists.open) },
  { name: 'price-change', path: '/productos', act: pressButton(({ catalog }) => catalog.changePrices) },
  {
    name: 'promotion-edit',
    path: '/productos/promociones',
    act: pressButton(({ catalog }) => catalog.editOf),
  },
  { name: 'variants-new', path: '/productos', act: pressButton(({ variants }) => variants.new) },
  {
    name: 'variants-edit',
    path: '/productos',
    act: inTurn(
      searchShirt,
      pressShirt(({ variants }) => variants.edit),
    ),
  },
  {
    name: 'variants-add',
    path: '/productos',
    act: inTurn(
      searchShirt,
      pressShirt(({ variants }) => variants.edit),
      showCombinations,
    ),
  },
  {
    name: 'variants-of',
    path: '/productos',
    act: inTurn(
      searchShirt,
      pressShirt(() => 'Camiseta básica'),
    ),
  },
  { name: 'labels', path: '/productos', act: pressButton(({ catalog }) => catalog.labels.open) },
  { name: 'scale', path: '/productos', act: pressButton(({ catalog }) => catalog.scale.open) },
  { name: 'product-edit', path: '/productos', act: pressButton(({ catalog }) => catalog.editOf) },
  {
    name: 'product-faults',
    path: '/productos',
    act: inTurn(
      pressButton(({ catalog }) => catalog.new),
      press('Enter'),
    ),
  },
  {
    name: 'customer-faults',
    path: '/clientes',
    act: inTurn(
      pressButton(({ customers }) => customers.new),
      press('Enter'),
    ),
  },
  { name: 'customer-edit', path: '/clientes', act: pressButton(({ customers }) => customers.editOf) },
  { name: 'stock-movement', path: '/inventario', act: pressButton(({ stock }) => stock.movement) },
  {
    name: 'lots',
    path: '/inventario',
    act: inTurn(
      searchFirst,
      pressButton(({ stock }) => stock.historyOf),
    ),
  },
  {
    name: 'lot-entry',
    path: '/inventario',
    act: inTurn(
      searchFirst,
      pressButton(({ stock }) => stock.moveOf),
    ),
  },
  {
    name: 'editor-faults',
    path: '/documentos/nuevo/factura',
    act: pressButton(({ editor }) => editor.issue),
  },
  { name: 'purchase-faults', path: '/compras/a-mano', act: pressButton(({ purchases }) => purchases.save) },
  {
    name: 'receivables-opening',
    path: '/por-cobrar',
    act: inTurn(
      pressButton(({ receivables }) => receivables.newOpening),
      press('Enter'),
    ),
  },
  {
    name: 'receivables-receive',
    path: '/por-cobrar/1710034065',
    act: pressButton(({ receivables }) => receivables.receive),
  },
  {
    name: 'receivables-reverse',
    path: '/por-cobrar/1710034065',
    act: pressButton(({ receivables }) => receivables.reverse),
  },
  { name: 'annex', path: '/informes/mes', act: pressButton(({ month }) => month.annex.check) },
  { name: 'tiles-edit', path: '/', act: pressButton(({ tiles }) => tiles.edit) },
  { name: 'operator-new', path: '/ajustes/operadores', act: pressButton(({ operators }) => operators.new) },
  { name: 'till-new', path: '/ajustes/cajas', act: pressButton(({ tills }) => tills.new) },
  {
    name: 'printer-new',
    path: '/ajustes/impresoras',
    act: pressButton(({ printing }) => printing.add),
  },
  { name: 'webhook-new', path: '/ajustes/webhooks', act: pressButton(({ webhooks }) => webhooks.new) },
];
