import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Declaration, declarationResource } from '../../../src-main/contract/reports/declaration.ts';
import { type ApiClient, problemOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';
import { aWholeMonth, type WholeMonth } from './whole-month/whole-month.ts';

const services = testServices();

describe('forms 104 and 103 of a month with every kind of sale, purchase and withholding', () => {
  let month: WholeMonth;
  let declaration: Declaration;

  beforeAll(async () => {
    month = await aWholeMonth(services);
    declaration = await read();
  });
  afterAll(() => month?.authority.close());

  async function read(): Promise<Declaration> {
    return declarationResource.parse((await month.client.call('GET', month.path)).json());
  }

  function values(title: string): Record<string, string | undefined> {
    const boxes = declaration.iva.find((section) => section.title === title)?.boxes ?? [];
    return Object.fromEntries(boxes.map(({ box, value }) => [box, value]));
  }

  it('has the boxes of sales: 8 and 5 % apart, notes with what they modify, and what is no sale after the totals', () => {
    expect(values('Ventas')).toEqual({
      // 100 + 200 after its discount + 30 billed, 10 of a debit note; neither the annulled 77 nor the undecided 88.
      401: '340.00',
      // Less 30, the 100 at 12 % and 15 that came back.
      411: '195.00',
      // 15.00 + 30.00 + 4.50 + 1.50 less 4.50, 15.00 (the old note at 15 %) and 2.25: 195.00 × 15 %.
      421: '29.25',
      // 50 billed, 10 given back.
      410: '50.00',
      420: '40.00',
      430: '3.20',
      // 40 billed and 60 given back: 20 with a tax of 1.00 for the next month.
      425: '40.00',
      435: '0.00',
      445: '0.00',
      // 20 billed, 5 given back.
      403: '20.00',
      413: '15.00',
      // A fifth of the export came back.
      407: '500.00',
      417: '400.00',
      // 100 at 12 %: 12.00, where 421 took 15.00 off.
      423: '3.00',
      // 340 + 50 + 40 + 20 + 500.
      409: '950.00',
      // 195 + 40 + 0 + 15 + 400.
      419: '650.00',
      // 29.25 + 3.20 + 3.00.
      429: '35.45',
      431: '7.00',
      441: '7.00',
      // A tenth of the reimbursement came back.
      434: '115.00',
      444: '103.50',
      454: '0.00',
      443: '20.00',
      453: '1.00',
      // Half of 190.00 is paid in 30 days; 195 + 40 was sold net with a tax.
      480: '140.00',
      481: '95.00',
      482: '35.45',
      412: '0.00',
      415: '0.00',
      418: '0.00',
      483: undefined,
      484: '35.45',
      485: '0.00',
      499: undefined,
    });
    expect(declaration.left_out).toMatchObject({ undecided: 1, unauthorized_purchases: 0 });
  });

  it('has the boxes of purchases: popular businesses by supplier, what is no purchase after the totals, the credit by its factor', () => {
    expect(values('Compras')).toEqual({
      // 300 + 8 after its discount + 40 of a debit note + 100 + 200 + 100 + 50 + 80 + 100 + 11, and the settlement of 120.
      500: '1109.00',
      // Less 20, and 50 at 12 %.
      510: '1039.00',
      // 1039.00 × 15 %.
      520: '155.85',
      // 25 less 5 of a note.
      530: '25.00',
      533: '20.00',
      534: '1.60',
      540: '10.00',
      550: '10.00',
      560: '0.50',
      501: '1000.00',
      511: '1000.00',
      521: '150.00',
      502: '60.00',
      512: '60.00',
      522: '9.00',
      // 7 + 30; notes of 60 take all of it, and 23 of the next month.
      507: '37.00',
      517: '0.00',
      543: '23.00',
      // 12 electronic + 8 on paper.
      508: '20.00',
      518: '20.00',
      // 50 at 12 %: 6.00, where 520 took 7.50 off.
      526: '1.50',
      // 1109 + 25 + 10 + 1000 + 60 + 37 + 20.
      509: '2261.00',
      // 1039 + 20 + 10 + 1000 + 60 + 0 + 20.
      519: '2149.00',
      // 155.85 + 1.60 + 0.50 + 150 + 9 + 1.50.
      529: '318.45',
      531: '3.00',
      541: '3.00',
      532: '4.00',
      542: '4.00',
      535: '90.00',
      545: '90.00',
      555: '13.50',
      // (195 + 40 + 0 + 400) ÷ 650 = 0.97692…
      563: '0.9769',
      // (155.85 + 1.60 + 0.50 + 150 + 1.50) × 0.9769 = 302.3017…
      564: '302.30',
      // 309.45 less that.
      565: '7.15',
    });
  });

  it('has in its summary what customers withheld and what was given back to older buyers', () => {
    expect(values('Resumen')).toEqual({
      601: undefined,
      602: undefined,
      605: undefined,
      606: undefined,
      // 30 % of 15.00 and 70 % of 10.00.
      609: '11.50',
      // 4.50, less 2.25 of the note.
      622: '2.25',
      615: undefined,
      617: undefined,
      620: undefined,
      699: undefined,
    });
  });

  it('has the IVA that was withheld by its percent', () => {
    expect(values('Retenciones de IVA hechas')).toEqual({
      // 10 % of 9.00 and 20 % of 6.00.
      721: '0.90',
      723: '1.20',
      // 30 % of 15.00 and of 12.00.
      725: '8.10',
      // 50 % of 7.50.
      727: '3.75',
      // 70 % of 30.00.
      729: '21.00',
      // Fees and the settlement: 15.00 + 18.00.
      731: '33.00',
      799: '67.95',
      801: '67.95',
      859: undefined,
    });
  });

  it('has form 103 by concept: bases, what was withheld, and what nothing was withheld of', () => {
    const boxes = declaration.form_103.map(({ box, value }) => [box, value]);
    expect(Object.fromEntries(boxes)).toEqual({
      '302 / 352': undefined,
      303: '100.00',
      // 10 %.
      353: '10.00',
      310: '30.00',
      // 1 %.
      360: '0.30',
      311: '120.00',
      // 3 %.
      361: '3.60',
      // 100 + 60, at 2 %.
      312: '160.00',
      362: '3.20',
      320: '50.00',
      // 10 %.
      370: '5.00',
      343: '80.00',
      // 1 %.
      393: '0.80',
      // 200 + 40, at 3 %.
      3440: '240.00',
      3940: '7.20',
      // 12 and 8 of popular businesses, 11 that somebody waived, 7 with code 332.
      332: '38.00',
      // 100 + 30 + 120 + 160 + 50 + 80 + 240 + 38.
      349: '818.00',
      // 10 + 0.30 + 3.60 + 3.20 + 5 + 0.80 + 7.20.
      399: '30.10',
      499: '30.10',
    });
  });

  it('is settled once a person states the balances, which stay, and refuses what is no box of theirs', async () => {
    const put = (caller: ApiClient, boxes: object) => caller.call('PUT', month.path, { body: { boxes } });
    const refused = await put(month.client, { 605: '12,5', 999: '1.00' });
    expect(problemOf(refused)).toMatchObject({
      status: 422,
      errors: expect.arrayContaining([expect.objectContaining({ pointer: '/boxes/605' })]),
    });
    expect((await put(await month.keyWith('config'), { 605: '0.00' })).json()).toMatchObject({
      code: 'insufficient_scope',
    });
    expect((await put(month.client, { 483: '300.00', 605: '10.00', 606: '1.00' })).status).toBe(200);
    declaration = await read();
    expect(declaration.saved_at).toEqual(expect.any(String));
    expect(values('Ventas')).toMatchObject({ 483: '300.00', 484: '35.45', 499: '335.45' });
    // 335.45 less the credit of 302.30: 33.15; less 10.00, and 1.00 and 11.50 withheld. How 622 enters 699 is a person's.
    expect(values('Resumen')).toMatchObject({
      601: '33.15',
      602: '0.00',
      615: '0.00',
      617: '0.00',
      620: '10.65',
      699: undefined,
    });
  });
});
