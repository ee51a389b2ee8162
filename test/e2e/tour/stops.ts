import type { Page } from 'playwright-core';

/** A screen worth looking at. */
export interface Stop {
  readonly name: string;
  /** The route, from `/`. */
  readonly path: string;
  /** What is done there before it is looked at. */
  readonly act?: (page: Page) => Promise<void>;
}

/** What the shop has that screens of one thing are about. */
export interface Sights {
  readonly barcodes: readonly string[];
  readonly documentId?: string;
  readonly annulledId?: string;
  readonly endpointId?: string;
  readonly purchaseId?: string;
}

const press = (key: string) => (page: Page) => page.keyboard.press(key);

/** A scanner is faster than fingers, and ends its code itself. */
async function scan(page: Page, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await page.keyboard.type(code, { delay: 2 });
    await page.keyboard.press('Enter');
    await page.waitForTimeout(150);
  }
}

/** Every route, then what opens on top of it. */
export function stopsOf({
  barcodes,
  documentId,
  annulledId,
  endpointId,
  purchaseId,
}: Sights): readonly Stop[] {
  const settings = [
    ...[
      'negocio',
      'firma',
      'respaldos',
      'operadores',
      'cajas',
      'maquinas',
      'impresoras',
      'programas',
      'correo',
    ],
    ...['portal', 'webhooks', 'teclas', 'simulacro', 'acerca'],
  ];
  return [
    { name: 'home', path: '/inicio' },
    { name: 'declaration', path: '/informes/declaracion' },
    { name: 'month', path: '/informes/mes' },
    {
      name: 'report',
      path: '/informes',
      act: (page) => page.locator('.recharts-bar-rectangle').first().waitFor(),
    },
    { name: 'counter', path: '/' },
    { name: 'machine', path: '/maquina-fiscal' },
    { name: 'machine-day', path: '/maquina-fiscal/totales' },
    { name: 'cash', path: '/caja' },
    { name: 'cash-closing', path: '/caja/cerrar' },
    { name: 'return', path: '/devolucion' },
    { name: 'documents', path: '/documentos' },
    ...(documentId === undefined ? [] : [{ name: 'document', path: `/documentos/${documentId}` }]),
    ...(annulledId === undefined ? [] : [{ name: 'document-annulled', path: `/documentos/${annulledId}` }]),
    { name: 'document-kinds', path: '/documentos/nuevo' },
    { name: 'editor-invoice', path: '/documentos/nuevo/factura' },
    { name: 'editor-withholding', path: '/documentos/nuevo/retencion' },
    { name: 'imports', path: '/documentos/importaciones' },
    { name: 'purchases', path: '/compras' },
    { name: 'purchases-add', path: '/compras/agregar' },
    { name: 'purchases-hand', path: '/compras/a-mano' },
    ...(purchaseId === undefined ? [] : [{ name: 'purchase-one', path: `/compras/${purchaseId}` }]),
    { name: 'products', path: '/productos' },
    { name: 'customers', path: '/clientes' },
    { name: 'stock', path: '/inventario' },
    { name: 'set-up-certificate', path: '/configurar/certificate' },
    { name: 'set-up-business', path: '/configurar/business' },
    { name: 'manual', path: '/ayuda/documentos' },
    { name: 'help', path: '/documentos', act: press('F1') },
    { name: 'settings', path: '/ajustes' },
    { name: 'roles', path: '/ajustes/operadores/roles' },
    { name: 'approvals', path: '/ajustes/operadores/aprobaciones' },
    { name: 'activity', path: '/ajustes/operadores/actividad' },
    ...settings.map((name) => ({ name: `settings-${name}`, path: `/ajustes/${name}` })),
    ...(endpointId === undefined
      ? []
      : [{ name: 'settings-webhook', path: `/ajustes/webhooks/${endpointId}` }]),
    { name: 'delivery', path: '/documentos', act: press('Alt+8') },
    { name: 'notices', path: '/documentos', act: press('Alt+9') },
    { name: 'keys-help', path: '/', act: press('F1') },
    { name: 'sale', path: '/', act: (page) => scan(page, barcodes) },
    ...(barcodes.length === 0 ? [] : ontoTheSale),
  ];
}

const ontoTheSale: readonly Stop[] = [
  { name: 'sale-buyer', path: '/', act: press('F4') },
  { name: 'sale-free-line', path: '/', act: press('F7') },
  { name: 'sale-discount', path: '/', act: press('Shift+F6') },
  { name: 'sale-tip', path: '/', act: press('Shift+F9') },
  { name: 'sale-recall', path: '/', act: press('F10') },
  { name: 'sale-price-list', path: '/', act: press('Control+l') },
  { name: 'sale-charge', path: '/', act: press('F9') },
];
