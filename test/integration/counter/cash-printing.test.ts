import { expect, it } from 'vitest';
import { makeCashPrinting } from '../../../src-main/counter/cash/cash-printing.ts';
import { startLoopbackPrinter } from '../../support/printing/loopback-printer.ts';
import { granted, printShopOf } from '../../support/printing/print-shop.ts';
import { readEscPos } from '../../support/printing/read-escpos.ts';
import { counterOn, openCounterShop, PIN } from '../../support/shops/counter-shop.ts';

/** Who sits at the screen, in the memory of the counter that prints. */
const SESSION = 'session of the screen';

async function openPrintingTill() {
  const shop = await openCounterShop();
  shop.clock.now = new Date();
  const administrator = await shop.hire('Ana', 'administrator');
  const till = await shop.till();
  const prints = await printShopOf(shop);
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
  const words = first.join('\n');
  expect(words).toContain('CIERRE DE CAJA Z N.º 1');
  expect(words).toMatch(/Facturas \(1\) +23\.00/);
  expect(words).toMatch(/DEBE HABER +73\.00/);
  expect(words).toMatch(/CONTADO +60\.00/);
  expect(words).toMatch(/FALTA +-13\.00/);
  expect(second[0]).toBe('COPIA');
  expect(second.slice(-first.length)).toEqual(first);
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
