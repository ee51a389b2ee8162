import { expect, it } from 'vitest';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { freshenFigures } from '../../../src-main/reports/figures/fresh-figures.ts';
import { makeFigureStore } from '../../../src-main/store/reading/reports/figure-store.ts';
import { aCreditNoteBody } from '../../support/builders/credit-note-body.ts';
import { aDebitNoteBody, aReason } from '../../support/builders/debit-note-body.ts';
import { aLine, anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { currentListing } from '../../support/import-files/listings.ts';
import { openOldSystem } from '../../support/import-files/old-system.ts';
import { importsOf } from '../../support/shops/import-shop.ts';
import { openShop } from '../../support/shops/shop.ts';

it.each([
  ['credit_note', (id: string) => aCreditNoteBody({ modified_document: { document_id: id } })],
  [
    'debit_note',
    (id: string) =>
      aDebitNoteBody({
        modified_document: { document_id: id },
        reasons: [aReason({ taxes: [{ type: 'iva', rate: 'iva_0' }] })],
      }),
  ],
] as const)(
  'an imported %s is declared as the export that it modifies, once that is imported too',
  async (type, bodyOn) => {
    const old = await openOldSystem();
    const invoice = await old.issue(
      'invoice',
      anInvoiceBody({
        lines: [aLine({ taxes: [{ type: 'iva', rate: 'iva_0' }] })],
        export: {
          incoterm: 'FOB',
          incoterm_place: 'Guayaquil',
          origin_country: '593',
          loading_port: 'Guayaquil',
          destination_port: 'Miami',
        },
      }),
    );
    await old.shop.decide(invoice.stored.id, 'authorized');
    // The day after, so that the invoice's own day says nothing of the note.
    old.shop.clock.now = new Date('2026-11-22T17:00:00Z');
    const note = await old.issue(type, bodyOn(invoice.stored.id));
    const shop = await openShop();
    shop.clock.now = new Date('2026-11-23T17:00:00Z');
    const { run } = await importsOf(shop);
    const { entityId, environment } = await shop.caller('test');
    const figures = makeFigureStore(shop.store);
    const natures = async () => {
      const days = { from: '2026-01-01', to: ecuadorDate(shop.clock.now) };
      await freshenFigures(figures, { entityId, environment }, days);
      const sums = await figures.sums({ entityId, environment }, days);
      return sums.filter(({ dimension }) => dimension === 'sale_nature').map(({ key }) => key);
    };
    const listed = currentListing([{ accessKey: invoice.accessKey }, { accessKey: note.accessKey }]);
    await run([
      { name: 'nota.xml', content: note.xml },
      { name: 'listado.txt', content: listed },
    ]);
    expect(await natures()).toEqual([`${type} local iva_0`]);
    await run([{ name: 'factura.xml', content: invoice.xml }]);
    expect(await natures()).toEqual([`${type} export iva_0`, 'invoice export iva_0']);
  },
);
