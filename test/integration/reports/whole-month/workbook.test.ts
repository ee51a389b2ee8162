import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Declaration, declarationResource } from '../../../../src-main/contract/reports/declaration.ts';
import { periodReport } from '../../../../src-main/contract/reports/period-report.ts';
import { transactionAnnex } from '../../../../src-main/contract/reports/transaction-annex.ts';
import { decimal, sum } from '../../../../src-main/documents/values/decimal.ts';
import { monthWorkbook } from '../../../support/service/month-workbook.ts';
import { testServices } from '../../../support/service/test-services.ts';
import { aWholeMonth, type WholeMonth } from './whole-month.ts';

const services = testServices();

describe('the workbook of a month with every kind of document', () => {
  let whole: WholeMonth;
  let declaration: Declaration;
  let workbook: Awaited<ReturnType<typeof monthWorkbook>>;

  beforeAll(async () => {
    whole = await aWholeMonth(services);
    declaration = declarationResource.parse((await whole.client.call('GET', whole.path)).json());
    workbook = await monthWorkbook(whole.client, whole.service, whole.today.slice(0, 7));
  });
  afterAll(() => whole?.authority.close());

  const rowsIn = (name: string) => workbook.get(name) ?? [];
  const totalsOf = (name: string, label = 'Total') => {
    const first = Object.keys(rowsIn(name)[0] ?? {})[0] ?? '';
    const row = rowsIn(name).find((one) => one[first] === label) ?? {};
    return (heading: string) => Number(row[heading] ?? 0);
  };
  /** The sum of boxes of form 104; one with a minus before it is taken off. */
  const boxes = (...numbers: readonly string[]) => {
    const all = declaration.iva.flatMap((section) => section.boxes);
    const amountOf = (number: string) => decimal(all.find(({ box }) => box === number)?.value ?? '0');
    return Number(
      sum(numbers.map((one) => (one.startsWith('-') ? amountOf(one.slice(1)).neg() : amountOf(one)))),
    );
  };

  it('has sums of sales that are the boxes of form 104', () => {
    const total = totalsOf('Ventas');
    expect({
      general: cents(total('Base IVA 15 %') + total('Base IVA 12 %')),
      special: total('Base IVA 8 %'),
      materials: total('Base IVA 5 %'),
      zero: total('Base IVA 0 %'),
      untaxed: cents(total('Base IVA No objeto de IVA') + total('Base IVA Exento de IVA')),
      iva: total('IVA'),
    }).toEqual({
      general: boxes('411', '412'),
      special: boxes('420'),
      // What the notes have beyond the sales is for the next month.
      materials: boxes('435', '-443'),
      zero: boxes('413', '415', '417', '418'),
      untaxed: boxes('441', '444'),
      iva: boxes('429', '-453'),
    });
  });

  it('has sums of purchases and settlements that are the boxes of form 104', () => {
    const [bought, settled] = [totalsOf('Compras'), totalsOf('Liquidaciones de compra')];
    const both = (heading: string) => cents(bought(heading) + settled(heading));
    expect({
      general: cents(both('Base IVA 15 %') + both('Base IVA 12 %')),
      special: both('Base IVA 8 %'),
      materials: both('Base IVA 5 %'),
      zero: both('Base IVA 0 %'),
      untaxed: cents(both('Base IVA No objeto de IVA') + both('Base IVA Exento de IVA')),
      iva: both('IVA'),
    }).toEqual({
      general: boxes('510', '511', '512', '545'),
      special: boxes('533'),
      materials: boxes('550'),
      zero: boxes('517', '518', '-543'),
      untaxed: boxes('541', '542'),
      iva: boxes('529', '555', '-554'),
    });
  });

  it('has sums of what was withheld, by tax, that are those of forms 104 and 103', () => {
    const made = (label: string) => totalsOf('Retenciones hechas', label)('Retenido');
    const of103 = declaration.form_103.find(({ box }) => box === '499')?.value;
    expect([made('Total iva'), made('Total renta')]).toEqual([boxes('801'), Number(of103)]);
    expect(totalsOf('Retenciones recibidas', 'Total iva')('Retenido')).toBe(boxes('609'));
    const codes = rowsIn('Renta por código').reduce((all, row) => all + Number(row.Retenido), 0);
    expect(cents(codes)).toBe(Number(of103));
  });

  it('has on a sheet of its own what counts nowhere, with why', () => {
    const { annulled, undecided } = whole.sold;
    const counted = rowsIn('Ventas').map((row) => row['Clave de acceso']);
    expect(counted).toContain(whole.sold.mixed.access_key);
    expect(counted).not.toContain(annulled.access_key);
    expect(counted).not.toContain(undecided.access_key);
    expect(rowsIn('No cuentan')).toMatchObject([
      { Número: undecided.number, 'Por qué no cuenta': 'Espera la decisión del SRI', Base: 88, Total: 101.2 },
      {
        Número: annulled.number,
        'Por qué no cuenta': 'Anulado',
        Base: 77,
        Archivo: `facturas/factura-${annulled.number}`,
      },
    ]);
  });

  it('has the sums of the report of the period and of the annex', async () => {
    const month = whole.today.slice(0, 7);
    const days = new URLSearchParams({ from: `${month}-01`, to: whole.today });
    const report = periodReport.parse(
      (await whole.client.call('GET', `/v1/local/reports/period?${days}`)).json(),
    );
    const total = totalsOf('Ventas');
    // The report counts what waits for the authority's decision, too.
    expect(cents(Number(report.sales.total) - Number(report.sales.undecided_total))).toBe(total('Total'));
    const annex = transactionAnnex.parse(
      (
        await whole.client.call('GET', `/v1/local/reports/transaction-annex?month=${month}&contents=all`)
      ).json(),
    );
    const signed = (rows: typeof annex.sales) =>
      cents(rows.reduce((all, { code, iva }) => all + (code === '04' ? -1 : 1) * Number(iva), 0));
    expect(signed(annex.sales)).toBe(total('IVA'));
    expect(signed(annex.purchases)).toBe(
      cents(totalsOf('Compras')('IVA') + totalsOf('Liquidaciones de compra')('IVA')),
    );
    expect(Number(annex.withheld_iva)).toBe(boxes('801'));
    expect(Number(annex.withheld_of_us_iva)).toBe(boxes('609'));
  });
});

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
