import { expect, it } from 'vitest';
import { z } from 'zod';
import { isPlate } from '../../../../src-main/documents/identifiers/plate.ts';
import { buildingMaterials } from '../../../../src-main/documents/tables/building-materials.ts';
import { countries } from '../../../../src-main/documents/tables/countries.ts';
import { foreignRegimes } from '../../../../src-main/documents/tables/foreign-regimes.ts';
import { fuelCodes } from '../../../../src-main/documents/tables/fuel-codes.ts';
import { incoterms } from '../../../../src-main/documents/tables/incoterms.ts';
import { creditNoteMotives, deliveryMotives } from '../../../../src-main/documents/tables/motives.ts';
import { plasticBags } from '../../../../src-main/documents/tables/plastic-bags.ts';
import { supportDocumentTypes } from '../../../../src-main/documents/tables/support-document-types.ts';
import { taxHavens } from '../../../../src-main/documents/tables/tax-havens.ts';
import { taxSupportCodes } from '../../../../src-main/documents/tables/tax-support-codes.ts';
import { transportCodes } from '../../../../src-main/documents/tables/transport-codes.ts';
import { describeWithShared, sharedFile } from '../../../support/samples/shared-files.ts';

const named = z.object({ code: z.string(), name_es: z.string() });
const day = z.string().nullable();
const texts = z.array(z.string());
const schema = z.object({
  document_types: z.array(named.extend({ electronic: z.boolean() })),
  tax_support_codes: z.array(named.extend({ allowed_documents: texts, from: day, to: day })),
  countries: z.array(named),
  tax_havens: z.object({
    items: z.array(named.extend({ country: z.string(), from: day, to: day, source: z.string().optional() })),
  }),
  foreign_regimes: z.array(named),
  building_material_codes: z.array(named),
  transport_codes: z.array(named.extend({ from: z.string() })),
  fuel_codes: z.array(named),
  plate_formats: z.object({ examples: texts }),
  plastic_bag_codes: z.array(named),
  incoterms: texts,
  delivery_motives: z.object({ items: texts }),
  credit_note_motives: z.object({ items: texts }),
});

const asNamed = ({ code, label }: { code: string; label: string }) => ({ code, name_es: label });

describeWithShared('the tables, row by row against the authority’s', () => {
  const readTables = () => schema.parse(JSON.parse(sharedFile('tables.json')));

  it('have every kind of document', () => {
    expect(
      supportDocumentTypes.map(({ code, label, isElectronic }) => ({
        code,
        name_es: label,
        electronic: isElectronic,
      })),
    ).toEqual(readTables().document_types);
  });

  it('have every tax support with its documents and days', () => {
    expect(
      taxSupportCodes.map(({ code, label, documents, from = null, to = null }) => ({
        code,
        name_es: label,
        allowed_documents: documents,
        from,
        to,
      })),
    ).toEqual(readTables().tax_support_codes);
  });

  it('have every country', () => {
    expect(countries.map(({ code, name }) => ({ code, name_es: name }))).toEqual(readTables().countries);
  });

  it('have every tax haven', () => {
    expect(
      taxHavens.map(({ name, from = null, to = null, ...haven }) => ({ ...haven, name_es: name, from, to })),
    ).toEqual(readTables().tax_havens.items.map((item) => ({ source: 'havens_2020', ...item })));
  });

  it('have every foreign regime', () => {
    expect(foreignRegimes).toEqual(
      Object.fromEntries(readTables().foreign_regimes.map(({ code, name_es }) => [code, name_es])),
    );
  });

  it('have every building material, fuel and plastic bag', () => {
    const tables = readTables();
    expect(buildingMaterials.map(asNamed)).toEqual(tables.building_material_codes);
    expect(fuelCodes.map(asNamed)).toEqual(tables.fuel_codes);
    expect(plasticBags.map(asNamed)).toEqual(tables.plastic_bag_codes);
  });

  it('have every service of transport and its first day', () => {
    expect(transportCodes.map(({ code, label, from }) => ({ code, name_es: label, from }))).toEqual(
      readTables().transport_codes,
    );
  });

  it('have the terms of delivery and the reasons that are offered', () => {
    const tables = readTables();
    expect(incoterms).toEqual(tables.incoterms);
    expect(deliveryMotives).toEqual(tables.delivery_motives.items);
    expect(creditNoteMotives).toEqual(tables.credit_note_motives.items);
  });

  it('take every example of a plate', () => {
    const { examples } = readTables().plate_formats;
    expect(examples.filter((example) => !isPlate(example))).toEqual([]);
    expect(examples.length).toBeGreaterThan(0);
  });
});
