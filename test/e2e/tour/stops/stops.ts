import type { Page } from 'playwright';
import { editedTypes, editorPath } from '../../../../src-renderer/features/documents/editor/kinds.ts';
import { en } from '../../../../src-renderer/text/en.ts';
import { es } from '../../../../src-renderer/text/es.ts';
import type { Text } from '../../../../src-renderer/text/text.ts';
import { openedStops } from './opened-stops.ts';
import { saleStops } from './sale-stops.ts';
import { inTurn, press, pressButton, type Sights, type Stop } from './stop.ts';

/** The stops that the manual shows, each by the name of its picture. */
export const picturesOfManual: Readonly<Record<string, string>> = {
  sale: 'mostrador',
  documents: 'documentos',
  report: 'informes',
  purchases: 'compras',
  products: 'productos',
  'settings-respaldos': 'respaldos',
};

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
  ...['portal', 'varias-cajas', 'matriz', 'webhooks', 'teclas', 'simulacro', 'actualizaciones', 'acerca'],
];

/** Every route, then what opens on top of it, then what happens to a sale. */
export function stopsOf(sights: Sights): readonly Stop[] {
  const { documentId, annulledId, refusedId, longId, purchaseId, goodsId, receivedId, proformaId, importId } =
    sights;
  return [
    { name: 'counter', path: '/' },
    { name: 'home', path: '/inicio' },
    {
      name: 'report',
      path: '/informes',
      // A shop that has sold nothing has no bars.
      ...(documentId !== undefined && {
        act: (page: Page) => page.locator('.recharts-bar-rectangle').first().waitFor(),
      }),
    },
    { name: 'declaration', path: '/informes/declaracion' },
    {
      name: 'profit',
      path: '/informes/ganancia',
      ...(documentId !== undefined && { act: (page: Page) => page.getByRole('table').first().waitFor() }),
    },
    { name: 'due', path: '/informes/por-pagar' },
    { name: 'timeliness', path: '/informes/transmision' },
    { name: 'month', path: '/informes/mes' },
    { name: 'machine', path: '/maquina-fiscal' },
    { name: 'machine-day', path: '/maquina-fiscal/totales' },
    { name: 'cash', path: '/caja' },
    { name: 'cash-closing', path: '/caja/cerrar' },
    { name: 'return', path: '/devolucion' },
    { name: 'documents', path: '/documentos' },
    ...(documentId === undefined ? [] : ofDocument(documentId)),
    ...atOne('document-annulled', '/documentos/', annulledId),
    ...atOne('document-refused', '/documentos/', refusedId),
    ...atOne('correction', '/documentos/', refusedId, '/corregir'),
    ...atOne('document-long', '/documentos/', longId),
    { name: 'document-kinds', path: '/documentos/nuevo' },
    ...editedTypes.map((type) => ({ name: `editor-${type}`, path: editorPath(type) })),
    ...atOne('editor-long', '/documentos/nuevo/factura?de=', longId),
    { name: 'imports', path: '/documentos/importaciones' },
    ...atOne('import-one', '/documentos/importaciones/', importId),
    { name: 'purchases', path: '/compras' },
    { name: 'purchases-add', path: '/compras/agregar' },
    { name: 'purchases-hand', path: '/compras/a-mano' },
    ...atOne('purchase-one', '/compras/', purchaseId),
    ...(goodsId === undefined ? [] : ofGoods(goodsId)),
    ...(receivedId === undefined
      ? []
      : [{ name: 'purchase-received', path: `/compras/${receivedId}`, act: showReceived }]),
    ...(sights.noteId === undefined
      ? []
      : [{ name: 'purchase-return', path: `/compras/${sights.noteId}`, act: showReturn }]),
    ...atOne('settlement-goods', '/compras/liquidaciones/', sights.settlementId),
    { name: 'proformas', path: '/documentos/proformas' },
    ...atOne('proforma-one', '/documentos/proformas/', proformaId),
    { name: 'receivables', path: '/por-cobrar' },
    { name: 'receivables-import', path: '/por-cobrar/importar' },
    { name: 'receivables-customer', path: '/por-cobrar/1710034065' },
    { name: 'products', path: '/productos' },
    { name: 'promotions', path: '/productos/promociones' },
    { name: 'products-import', path: '/productos/importar' },
    { name: 'customers', path: '/clientes' },
    { name: 'stock', path: '/inventario' },
    { name: 'expiring', path: '/inventario?caducan' },
    { name: 'set-up-certificate', path: '/configurar/certificate' },
    { name: 'set-up-business', path: '/configurar/business' },
    { name: 'manual', path: '/ayuda/documentos' },
    { name: 'settings', path: '/ajustes' },
    { name: 'roles', path: '/ajustes/operadores/roles' },
    { name: 'approvals', path: '/ajustes/operadores/aprobaciones' },
    { name: 'activity', path: '/ajustes/operadores/actividad' },
    ...settings.map((name) => ({ name: `settings-${name}`, path: `/ajustes/${name}` })),
    ...openedStops,
    ...(sights.barcodes.length === 0 ? [] : saleStops(sights.barcodes)),
  ];
}

function ofDocument(id: string): readonly Stop[] {
  return [
    { name: 'document', path: `/documentos/${id}` },
    { name: 'return-split', path: `/devolucion?documento=${id}`, act: press('F8') },
    { name: 'return-buyer', path: `/devolucion?documento=${id}&corregir=cliente` },
    { name: 'editor-credit-of', path: editorPath('credit_note', { from: id }) },
    { name: 'editor-delivery-of', path: editorPath('delivery_note', { from: id }) },
  ];
}

function ofGoods(id: string): readonly Stop[] {
  const path = `/compras/${id}`;
  const jump = pressButton(({ goodsReceipt }) => goodsReceipt.jump);
  return [
    { name: 'purchase-goods', path, act: jump },
    {
      name: 'purchase-match',
      path,
      act: inTurn(
        jump,
        pressButton(({ goodsReceipt }) => goodsReceipt.sayOf),
      ),
    },
  ];
}

const showReceived = (page: Page) => {
  const named = ({ goodsReceipt }: Text) => page.getByRole('table', { name: goodsReceipt.entry.products });
  return named(es).or(named(en)).first().scrollIntoViewIfNeeded();
};

const showReturn = pressButton(({ goodsReceipt }) => goodsReceipt.jumpNote);

function atOne(name: string, before: string, id: string | undefined, after = ''): readonly Stop[] {
  return id === undefined ? [] : [{ name, path: `${before}${id}${after}` }];
}
