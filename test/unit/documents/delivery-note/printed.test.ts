import { describe, expect, it } from 'vitest';
import { deliveryNoteKind } from '../../../../src-main/documents/delivery-note/kind.ts';
import { aDeliveryNoteBody, aFullDeliveryNoteBody } from '../../../support/builders/delivery-note-body.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const { issued } = kindInTests(deliveryNoteKind);

const printed = (body: unknown) =>
  deliveryNoteKind.printed(
    issued({ body, issuer: { softwareProviderRuc: '1790000000001', largeTaxpayerResolution: 'NAC-1-E' } }),
  );

const lines = (facts: readonly { label: string; value: string }[]) =>
  facts.map(({ label, value }) => `${label}: ${value}`);

describe('the page of a delivery note', () => {
  const page = printed(aFullDeliveryNoteBody());

  it('begins with the transport', () => {
    expect(page).toMatchObject({ title: 'GUÍA DE REMISIÓN', number: '001-001-000000001' });
    expect(lines(page.party)).toEqual([
      'Transportista: TRANSPORTES ANDINOS CÍA. LTDA.',
      'Identificación: 1760013210001',
      'Placa: PBA0123',
      'Fecha de emisión: 20/11/2026',
      'Inicio del traslado: 20/11/2026',
      'Fin del traslado: 22/11/2026',
      'Punto de partida: Av. Amazonas N34-120, Quito',
    ]);
  });

  it('has a section for each recipient, with what it is for and what supports it', () => {
    expect(page.sections.map(({ title, facts }) => [title, ...lines(facts)])).toEqual([
      [
        'DESTINATARIO 1 DE 3',
        'Razón social / Nombres y apellidos: COMERCIAL EJEMPLO S.A.',
        'Identificación: 1790016919001',
        'Destino: Av. 25 de Julio, Guayaquil',
        'Motivo del traslado: Venta',
        'Ruta: Quito – Santo Domingo – Guayaquil',
        'Establecimiento de destino: 002',
        'Comprobante de sustento: Factura 001-001-000000087',
        'Emisión del sustento: 19/11/2026',
        'Autorización del sustento: 1911202601179999999000120010010000000871234567817',
      ],
      [
        'DESTINATARIO 2 DE 3',
        'Razón social / Nombres y apellidos: FINE COFFEES INC.',
        'Identificación: US-4471-B',
        'Destino: Terminal marítima, Guayaquil',
        'Motivo del traslado: Exportación',
        'Ruta: Quito – Guayaquil',
        'Documento aduanero: 028-2026-40-00012345',
        'Comprobante de sustento: FUE, DAU o DAV de exportación o aduana 001-001-000000012',
        'Emisión del sustento: 20/11/2026',
        'Autorización del sustento: 1234567890',
      ],
      [
        'DESTINATARIO 3 DE 3',
        'Razón social / Nombres y apellidos: ALMACENES EJEMPLO S.A.',
        'Identificación: 1799999990001',
        'Destino: Calle Larga 123, Cuenca',
        'Motivo del traslado: Traslado entre establecimientos',
        'Establecimiento de destino: 003',
      ],
    ]);
  });

  it('lists the goods of each recipient, with their codes and details', () => {
    const [first, , last] = page.sections;
    expect(first?.table?.columns.map(({ label }) => label)).toEqual([
      'Cantidad',
      'Descripción',
      'Código',
      'Auxiliar',
    ]);
    expect(first?.table?.rows).toEqual([
      {
        cells: {
          quantity: '24',
          description: 'Café de altura 250 g',
          code: 'CAF-250',
          auxiliary: '7861001234567',
        },
        notes: ['Lote: L-2026-11', 'Caduca: 2027-05'],
        ticket: { text: 'Café de altura 250 g', detail: 'CAF-250 · 7861001234567', amount: '24' },
      },
      {
        cells: { quantity: '1250.125', description: 'Azúcar a granel, kg', code: 'AZU-GR', auxiliary: '' },
        notes: [],
        ticket: { text: 'Azúcar a granel, kg', detail: 'AZU-GR', amount: '1250.125' },
      },
    ]);
    expect(last?.table?.rows).toMatchObject([{ ticket: { detail: '', amount: '2' } }]);
  });

  it('has columns that make up the width of the page', () => {
    for (const { table } of page.sections) {
      expect(table?.columns.reduce((total, { width }) => total + width, 0)).toBeCloseTo(1);
    }
  });

  it('has no totals, no payments, and no e-mail address', () => {
    expect(page).toMatchObject({ totals: [], payments: [] });
    expect(JSON.stringify(page)).not.toContain('@');
  });

  it('ends with the additional information; large taxpayers do not say so here', () => {
    expect(lines(page.additionalInfo)).toEqual(['Despachó: Bodega 1', 'RUC Proveedor: 1790000000001']);
  });

  it('does not count a recipient that is the only one', () => {
    expect(printed(aDeliveryNoteBody()).sections.map(({ title }) => title)).toEqual(['DESTINATARIO']);
  });

  it('says of a support document what is known of it', () => {
    const document = issued({ body: aDeliveryNoteBody() });
    const factsWith = (support_document: object) => {
      const recipients = document.content.recipients.map((each) => ({ ...each, support_document }));
      const [section] = deliveryNoteKind.printed({
        ...document,
        content: { ...document.content, recipients },
      }).sections;
      return lines(section?.facts ?? []).filter((fact) => fact.includes('sustento'));
    };
    expect(factsWith({ document_type: '99' })).toEqual(['Comprobante de sustento: código 99 (desconocido)']);
    expect(factsWith({ number: '001-001-000000001' })).toEqual([
      'Comprobante de sustento: 001-001-000000001',
    ]);
    expect(factsWith({ issue_date: '2011-10-21' })).toEqual(['Emisión del sustento: 21/10/2011']);
  });
});
