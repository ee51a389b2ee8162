import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../src-main/documents/reading/read-document.ts';
import { withholdingKind } from '../../../../src-main/documents/withholding/kind.ts';
import {
  aBananaDocument,
  aFullWithholdingBody,
  aWithholdingBody,
} from '../../../support/builders/withholding-body.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const { issued } = kindInTests(withholdingKind);

const printed = (body: unknown) =>
  withholdingKind.printed(issued({ body, issuer: { specialTaxpayerResolution: '5368NAC2026' } }));

const lines = (facts: readonly { label: string; value: string }[]) =>
  facts.map(({ label, value }) => `${label}: ${value}`);

describe('the page of a withholding', () => {
  const page = printed(aFullWithholdingBody());
  const [table, ...reimbursed] = page.sections;

  it('begins with the one from whom is withheld, and the period', () => {
    expect(page).toMatchObject({ title: 'COMPROBANTE DE RETENCIÓN', number: '001-001-000000001' });
    expect(lines(page.party)).toEqual([
      'Sujeto retenido: SISTEMAS DEL ISTMO S.A.',
      'Identificación: PA-155-612-2019',
      'Fecha de emisión: 20/11/2026',
      'Período fiscal: 11/2026',
      'Correo: facturas@istmo.example.com',
    ]);
  });

  it('shows the resolution of a special taxpayer whole, which its XML has no room for', () => {
    expect(page.issuer.legends).toContain('Contribuyente Especial Nro. 5368NAC2026');
  });

  it('has a row for each tax withheld, with the document it is of', () => {
    expect(table?.table?.rows.map(({ cells }) => Object.values(cells).join(' | '))).toEqual([
      'Comprobante de venta emitido en el exterior | 001-001-000000042 | 18/11/2026 | 11/2026 | 2000.00 | RENTA | 501A | 25.00 | 500.00',
      'Comprobante de venta emitido en el exterior | 001-001-000000042 | 18/11/2026 | 11/2026 | 2000.00 | ISD | 4580 | 5.00 | 100.00',
      'Comprobante de pago de cuotas o aportes | 001-001-000000007 | 20/11/2026 | 11/2026 | 5000.00 | RENTA | 504 | 10.00 | 500.00',
      'Comprobante de venta emitido por reembolso | 001-001-000000556 | 19/11/2026 | 11/2026 | 115.00 | RENTA | 332 | 0.00 | 0.00',
    ]);
  });

  it('says under a row what belongs to it alone', () => {
    expect(table?.table?.rows.map(({ notes }) => notes)).toEqual([
      ['Pago al exterior: PANAMÁ'],
      [],
      [
        'Pago al exterior: PANAMÁ, con convenio de doble tributación',
        'Dividendos de 2025 pagados el 20/11/2026; impuesto de la sociedad 1250.50',
      ],
      [],
    ]);
    const bananas = printed(aWithholdingBody({ support_documents: [aBananaDocument()] }));
    expect(bananas.sections[0]?.table?.rows[0]?.notes).toEqual(['1000 cajas de banano a 6.85']);
  });

  it.each([
    ['02', '010', "Campione d'Italia"],
    ['02', '0016', 'Kuwait'],
    ['01', '016', 'AMERICAN SAMOA'],
    ['02', '110', 'ESTADOS UNIDOS'],
  ] as const)('names the country of regime %s with code %s: %s', (regime, country, name) => {
    const [document] = aFullWithholdingBody().support_documents;
    const foreign_payment = { regime, country, double_taxation_treaty: true };
    const body = { ...aFullWithholdingBody(), support_documents: [{ ...document, foreign_payment }] };
    expect(printed(body).sections[0]?.table?.rows[0]?.notes).toEqual([
      `Pago al exterior: ${name}, con convenio de doble tributación`,
    ]);
  });

  it('lists the documents reimbursed after it', () => {
    expect(reimbursed.map(({ title, table: list }) => [title, list?.rows.length])).toEqual([
      ['COMPROBANTES REEMBOLSADOS', 1],
    ]);
  });

  it('has columns that share the whole width', () => {
    const widths = table?.table?.columns.map(({ width }) => width) ?? [];
    expect(widths.reduce((all, width) => all + width, 0)).toBeCloseTo(1);
  });

  it('ends with what is withheld, of each tax that is', () => {
    expect(page.totals).toEqual([
      { label: 'RETENCIÓN DE RENTA', amount: '1000.00', strong: false },
      { label: 'RETENCIÓN DE ISD', amount: '100.00', strong: false },
      { label: 'TOTAL RETENIDO', amount: '1100.00', strong: true },
    ]);
    expect(page.payments).toEqual([]);
  });

  it('fits a row of a ticket in one breath', () => {
    const [first] = printed(aWithholdingBody()).sections[0]?.table?.rows ?? [];
    expect(first?.ticket).toEqual({
      text: 'RENTA 312 · 2.00 % de 100.00',
      detail: 'Factura · 001-001-000000555 · 19/11/2026',
      amount: '2.00',
    });
  });

  it('says no more than it knows of a document of version 1.0.0', () => {
    const document = issued({ body: aWithholdingBody() });
    const xml = withholdingKind
      .writeXml(document)
      .replace(/<docsSustento>.*<\/docsSustento>/s, flat)
      .replace('<parteRel>NO</parteRel>', '');
    const reading = readDocument(xml);
    if (!reading.ok) throw new Error(reading.fault);
    const content = withholdingKind.content.parse(reading.document.content);
    const [row] = withholdingKind.printed({ ...reading.document, content }).sections[0]?.table?.rows ?? [];
    expect(row?.cells).toMatchObject({
      document: '',
      number: '',
      date: '',
      tax: 'código 4 (desconocido)',
      value: '1.00',
    });
    expect(row?.ticket.detail).toBe('');
  });
});

const flat = `<impuestos><impuesto><codigo>4</codigo><codigoRetencion>327</codigoRetencion>
<baseImponible>100</baseImponible><porcentajeRetener>1</porcentajeRetener><valorRetenido>1</valorRetenido>
</impuesto></impuestos>`;
