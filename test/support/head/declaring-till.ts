import { v7 as uuid } from 'uuid';
import type { DocumentType } from '../../../src-main/documents/kinds.ts';
import type { PurchaseContent } from '../../../src-main/documents/purchase/purchase-content.ts';
import { makeDeclarations } from '../../../src-main/reports/declaration/declaration.ts';
import { makeExportSource } from '../../../src-main/store/reading/export-source.ts';
import { makeDeclarationStore } from '../../../src-main/store/reading/reports/declaration-store.ts';
import { makeFigureStore } from '../../../src-main/store/reading/reports/figure-store.ts';
import { makePurchaseStore } from '../../../src-main/store/received/purchases/purchase-store.ts';
import type { TestShop } from '../shops/shop.ts';

export type DeclaringShop = ReturnType<typeof declaringShop>;

/** What of a purchase a test is about. */
export interface BoughtParts extends Partial<PurchaseContent> {
  readonly taxSupport?: string;
  readonly withholdBy?: string;
}

/** A shop whose documents are decided at once, and which declares what it issued and bought for the authority's tests. */
export function declaringShop(shop: TestShop) {
  const purchases = makePurchaseStore(shop.store);
  const declarations = makeDeclarations({
    store: makeFigureStore(shop.store),
    source: makeExportSource(shop.store.db),
    purchases,
    kept: makeDeclarationStore(shop.store),
    now: () => shop.clock.now,
  });
  const scope = async () => ({ entityId: (await shop.caller()).entityId, environment: 'test' as const });
  return {
    shop,
    purchases,
    scope,
    declarations,
    async issued(type: DocumentType, body: unknown) {
      const document = await shop.issueAs(type, body);
      await shop.decide(document.id, 'authorized');
      return document;
    },
    /** Takes a purchase in: a paper of 40.00 at 15 % unless a test says another. */
    async bought({ taxSupport = '01', withholdBy, ...parts }: BoughtParts = {}): Promise<string> {
      const { id } = await purchases.add({
        id: uuid(),
        ...(await scope()),
        content: aPurchase(parts),
        origin: 'hand',
        authorization: 'on_paper',
        receivedOn: '2026-11-16',
        withholdBy,
        kind: 'goods',
        taxSupport,
        at: shop.clock.now,
      });
      return id;
    },
  };
}

/** A paper of 40.00 at 15 %. */
export function aPurchase(parts: Partial<PurchaseContent>): PurchaseContent {
  return {
    document_type: 'factura',
    number: '001-001-000000777',
    issue_date: '2026-11-15',
    supplier: {
      identification_type: 'ruc',
      identification: '1790016919001',
      name: 'PAPELERÍA DEL NORTE CÍA. LTDA.',
      regime: 'general',
      special_taxpayer: false,
      withholding_agent: false,
    },
    subtotal: '40.00',
    iva: '6.00',
    total: '46.00',
    taxes: [{ type: 'iva', rate: 'iva_15', base: '40.00', value: '6.00' }],
    payments: [],
    lines: [],
    ...parts,
  };
}
