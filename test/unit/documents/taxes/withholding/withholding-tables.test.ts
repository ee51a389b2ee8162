import { expect, it } from 'vitest';
import { z } from 'zod';
import { isdRows } from '../../../../../src-main/documents/taxes/withholding/isd.ts';
import { ivaFormBoxes, ivaWithholdingRows } from '../../../../../src-main/documents/taxes/withholding/iva.ts';
import { presumptiveWithholdings } from '../../../../../src-main/documents/taxes/withholding/presumptive.ts';
import { retiredRentaRows } from '../../../../../src-main/documents/taxes/withholding/renta-retired.ts';
import { withheldTaxCodes } from '../../../../../src-main/documents/taxes/withholding/withholding-code.ts';
import { withholdingCodes } from '../../../../../src-main/documents/taxes/withholding/withholding-codes.ts';
import { describeWithShared, sharedFile } from '../../../../support/samples/shared-files.ts';

const day = z.string().nullable();
const schema = z.object({
  withheld_taxes: z.array(z.object({ code: z.string(), api: z.string() })),
  iva_withholding: z.array(z.object({ code: z.string(), percent: z.string(), name_es: z.string() })),
  iva_withholding_not_codes: z.array(z.string()),
  isd_withholding: z.array(z.object({ code: z.string(), percent: z.string(), from: day, to: day })),
  renta_withholding: z.array(
    z.object({
      code: z.string(),
      concept_es: z.string(),
      residence: z.string(),
      requires: z.string().optional(),
      self_withholding: z.boolean().optional(),
      rates: z.array(
        z.object({
          from: day,
          to: day,
          kind: z.string(),
          percent: z.string().optional(),
          options: z.array(z.string()).optional(),
          min: z.string().optional(),
          max: z.string().optional(),
          source: z.string(),
          unsure: z.string().optional(),
        }),
      ),
    }),
  ),
  renta_withholding_retired: z.array(z.object({ code: z.string(), to: z.string() })),
  invoice_presumptive_withholding: z.object({
    items: z.array(z.object({ code: z.string(), xml_tarifa: z.string(), name_es: z.string() })),
  }),
});

describeWithShared('the tables of withholding, against the authority’s', () => {
  const readTables = () => schema.parse(JSON.parse(sharedFile('tables.json')));
  const ofRenta = withholdingCodes.filter(({ tax }) => tax === 'renta');
  const annexes = new Map([
    ['compraCajBanano', 'banana_boxes'],
    ['dividendos when codSustento=10', 'dividends'],
  ]);

  it('have the three taxes', () => {
    const { withheld_taxes } = readTables();
    expect(withheldTaxCodes).toEqual(Object.fromEntries(withheld_taxes.map(({ api, code }) => [api, code])));
  });

  it('have every code of income tax with its percents and their days', () => {
    const rows = readTables().renta_withholding;
    const expected = rows.map(
      ({ code, concept_es, residence, requires, self_withholding, rates }): Record<string, unknown> => {
        const annex = requires === undefined ? undefined : annexes.get(requires);
        return {
          tax: 'renta',
          code,
          concept: concept_es,
          residence,
          percents: rates.map(({ from, to, unsure, ...rate }) => ({
            ...rate,
            ...(from && { from }),
            ...(to && { to }),
          })),
          ...(annex && { annex }),
          ...(self_withholding && { isSelfWithholding: true }),
          ...(rates.some(({ unsure }) => unsure) && { unchecked: { to: '2024-03-31' } }),
        };
      },
    );
    for (const row of expected) expect(ofRenta.filter(({ code }) => code === row.code)).toEqual([row]);
    expect(expected).toHaveLength(130);
  });

  it('have no code of income tax but those and the retired ones', () => {
    const { renta_withholding, renta_withholding_retired } = readTables();
    expect(ofRenta.map(({ code }) => code).sort()).toEqual(
      [...renta_withholding, ...renta_withholding_retired].map(({ code }) => code).sort(),
    );
    expect(
      Object.entries(retiredRentaRows)
        .map(([code, { to }]) => [code, to])
        .sort(),
    ).toEqual(renta_withholding_retired.map(({ code, to }) => [code, to]).sort());
  });

  it('have every percent of IVA, and the boxes that are no codes', () => {
    const tables = readTables();
    const rows = tables.iva_withholding.map(({ code, percent, name_es }) => [
      code,
      { percent, label: name_es },
    ]);
    expect(ivaWithholdingRows).toEqual(Object.fromEntries(rows));
    expect(ivaFormBoxes).toEqual(tables.iva_withholding_not_codes);
  });

  it('have every percent of ISD and its days', () => {
    const ours = Object.entries(isdRows).flatMap(([code, { percents }]) =>
      percents.map(({ percent, from = null, to = null }) => ({ code, percent, from, to })),
    );
    expect(ours).toEqual(readTables().isd_withholding);
  });

  it('have the withholdings of an invoice', () => {
    const ours = Object.values(presumptiveWithholdings).map(({ code, tariff, label }) => ({
      code,
      xml_tarifa: tariff,
      name_es: label,
    }));
    expect(ours).toEqual(readTables().invoice_presumptive_withholding.items);
  });
});
