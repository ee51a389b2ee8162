import { expect, it } from 'vitest';
import { cashSaleResource } from '../../../../src-main/contract/counter/cash-session.ts';
import { makeCashPrinting } from '../../../../src-main/counter/cash/cash-printing.ts';
import type { PageLanguage } from '../../../../src-main/documents/printing/page-language.ts';
import { makePrintJobRenderer } from '../../../../src-main/printing/render-print-job.ts';
import { renderRide } from '../../../../src-main/ride/ride.ts';
import { aLine, anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { startLoopbackPrinter } from '../../../support/printing/loopback-printer.ts';
import { granted, printShopOf } from '../../../support/printing/print-shop.ts';
import { readEscPos } from '../../../support/printing/read-escpos.ts';
import { counterOn, PIN } from '../../../support/shops/counter/counter-on.ts';
import { openCounterShop } from '../../../support/shops/counter/counter-shop.ts';

/** Who sits at the screen, in the memory of the counter that prints. */
const SESSION = 'session of the screen';

async function openPrintingTill(language?: () => Promise<PageLanguage>) {
  const shop = await openCounterShop();
  shop.clock.now = new Date();
  const administrator = await shop.hire('Ana', 'administrator');
  const till = await shop.till();
  const prints = await printShopOf(shop, {
    render: makePrintJobRenderer({ renderSheet: renderRide, ...(language && { language }) }),
  });
  const printer = await startLoopbackPrinter();
  await prints.addPrinter(printer, { lettering: 'text' });
  const counter = counterOn(shop.store, () => shop.clock.now);
  granted(await counter.operators.signIn(SESSION, administrator.id, PIN));
  const printing = makeCashPrinting(counter.cashSessions, prints.service().jobs);
  const papers = async (count: number) =>
    (await printer.printed(count)).map((job) => readEscPos(job, 576).lines);
  return { shop, till, printing, papers, counter, administrator };
}

it('prints the Z with what was sold, counted and missing, and the same as COPIA afterwards', async () => {
  const { shop, till, printing, papers } = await openPrintingTill();
  const open = await shop.open(till, '50.00');
  await shop.sell(open);
  await shop.close(open, [{ denomination: 'note_20', quantity: 3 }]);

  expect(granted(await printing.print(SESSION, open.id, { report: 'z' })).copy).toBe(false);
  expect(granted(await printing.print(SESSION, open.id, { report: 'z' })).copy).toBe(true);

  const [first = [], second = []] = await papers(2);
  const text = first.join('\n');
  expect(text).toContain('CIERRE DE CAJA Z N.º 1');
  expect(text).toMatch(/Facturas \(1\) +23\.00/);
  expect(text).toMatch(/DEBE HABER +73\.00/);
  expect(text).toMatch(/CONTADO +60\.00/);
  expect(text).toMatch(/FALTA +-13\.00/);
  expect(second[0]).toBe('COPIA');
  expect(second.slice(-first.length)).toEqual(first);
});

it('prints the Z in the language that holds when it comes out, and knows a copy in either', async () => {
  let language: PageLanguage = 'en';
  const { shop, till, printing, papers } = await openPrintingTill(async () => language);
  const open = await shop.open(till, '50.00');
  await shop.sell(open);
  await shop.close(open, [
    { denomination: 'note_20', quantity: 3 },
    { denomination: 'coin_005', quantity: 1 },
  ]);
  granted(await printing.print(SESSION, open.id, { report: 'z' }));
  expect(
    (await papers(1)).map((lines) => lines.join('\n').replace(/\d\d\/.* \d\d:.*/g, 'WHEN')),
  ).toMatchInlineSnapshot(`
    [
      "Z REPORT No. 1
    ALMACENES EJEMPLO S.A.
    RUC 1799999990001
    Caja 1 · 001-001
    TEST: NO TAX EFFECT
    Shift of Ana
    Opened WHEN
    Closed WHEN
    SALES
    From 001-001-000000001
    to 001-001-000000001
    Subtotal                                   20.00
    IVA                                         3.00
    Invoices (1)                               23.00
    NET                                        23.00
    PAYMENTS
    Cash (1)                                   23.00
    CASH IN THE DRAWER
    Opening float                              50.00
    Taken                                      23.00
    EXPECTED                                   73.00
    COUNT
    3 × $ 20 note                              60.00
    1 × 5 cent coin                             0.05
    COUNTED                                    60.05
    MISSING                                   -12.95
    1 document still waits for the SRI; it goes by
    itself.
    Ana",
    ]
  `);
  granted(await printing.print(SESSION, open.id, { report: 'z' }));
  expect((await papers(2))[1]?.[0]).toBe('COPY');
  language = 'es';
  granted(await printing.print(SESSION, open.id, { report: 'z' }));
  const third = (await papers(3))[2] ?? [];
  expect(third[0]).toBe('COPIA');
  expect(third.join('\n')).toContain('CIERRE DE CAJA Z N.º 1');
});

it('prints each X as the session stands then, and to nobody who may not see it', async () => {
  const { shop, till, printing, papers, counter } = await openPrintingTill();
  const open = await shop.open(till, '50.00');
  granted(await printing.print(SESSION, open.id, { report: 'x' }));
  await shop.sell(open);
  expect(granted(await printing.print(SESSION, open.id, { report: 'x' })).copy).toBe(false);
  const [before = [], after = []] = await papers(2);
  expect(before.join('\n')).toMatch(/DEBE HABER +50\.00/);
  expect(after.join('\n')).toMatch(/DEBE HABER +73\.00/);

  const cashier = await shop.hire('Luis', 'cashier');
  granted(await counter.operators.signIn(SESSION, cashier.id, PIN));
  expect(await printing.print(SESSION, open.id, { report: 'x' })).toMatchObject({
    ok: false,
    problem: { code: 'operator_not_allowed' },
  });
});

it('prints the X that was just shown as it was, with the permit that showed it, for five minutes', async () => {
  const { shop, till, printing, papers, counter, administrator } = await openPrintingTill();
  const open = await shop.open(till, '50.00');
  const cashier = await shop.hire('Luis', 'cashier');
  granted(await counter.operators.signIn(SESSION, cashier.id, PIN));
  const { id: approvalId } = granted(
    await counter.operators.approve(SESSION, administrator.id, {
      action: 'read_x_report',
      about: { cash_session_id: open.id },
      pin: PIN,
    }),
  );
  const x = granted(await counter.cashSessions.xReport(SESSION, open.id, approvalId));
  await shop.sell(open);
  const body = { report: 'x', generated_at: x.generated_at } as const;
  expect(granted(await printing.print(SESSION, open.id, body)).copy).toBe(false);
  const [shown = []] = await papers(1);
  expect(shown.join('\n')).toMatch(/DEBE HABER +50\.00/);
  expect(granted(await printing.print(SESSION, open.id, body)).copy).toBe(true);

  const refusal = { ok: false, problem: { code: 'operator_not_allowed' } };
  const earlier = { ...body, generated_at: '2026-11-21T10:00:00.000Z' };
  expect(await printing.print(SESSION, open.id, earlier)).toMatchObject(refusal);
  expect(await printing.print(SESSION, open.id, { report: 'x' })).toMatchObject(refusal);
  shop.clock.now = new Date(shop.clock.now.getTime() + 5 * 60_000 + 1);
  expect(await printing.print(SESSION, open.id, body)).toMatchObject(refusal);
});

it('has no Z to print before the closing', async () => {
  const { shop, till, printing } = await openPrintingTill();
  const open = await shop.open(till);
  expect(await printing.print(SESSION, open.id, { report: 'z' })).toMatchObject({
    problem: { code: 'not_ready' },
  });
});

it('says on a ticket what was handed over, the change, the cashier and the closing words; not once a correction changed it', async () => {
  const shop = await openCounterShop();
  shop.clock.now = new Date();
  await shop.hire('Ana', 'administrator');
  const open = await shop.open(await shop.till(), '50.00');
  const { id } = await shop.sell(open);
  const sales = `/cash-sessions/${open.id}/sales`;
  await shop.ok(cashSaleResource, 'POST', sales, { document_id: id, tendered: '30' });
  await shop.store.db.updateTable('entity').set({ footer_legend: 'Gracias por su compra' }).execute();
  const prints = await printShopOf(shop, { render: makePrintJobRenderer({ renderSheet: renderRide }) });
  const printer = await startLoopbackPrinter();
  await prints.addPrinter(printer, { lettering: 'text' });
  const ticket = async (count: number) => {
    granted(await prints.service().jobs.print(await shop.caller(), { document_id: id, open_drawer: false }));
    return readEscPos((await printer.printed(count)).at(-1) ?? Buffer.alloc(0), 576).lines;
  };

  const sold = await ticket(1);
  expect(sold.join('\n')).toMatch(/^Recibido +30\.00\nCambio +7\.00$/m);
  expect(sold).toContain('Atendido por: Ana');
  expect(sold.at(-1)?.trim()).toBe('Gracias por su compra');

  await shop.decide(id, 'not_authorized');
  await shop.resubmit(id, anInvoiceBody({ lines: [aLine({ quantity: '1' })] }));
  const corrected = await ticket(2);
  expect(corrected.join('\n')).not.toMatch(/Recibido|Cambio/);
  expect(corrected).toContain('Atendido por: Ana');
});
