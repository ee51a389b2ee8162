import type { z } from 'zod';
import type { deliveryNoteBody } from '../../../src-main/documents/delivery-note/body.ts';
import { ISSUE_DATE } from './issued-invoice.ts';

/** A delivery note body as it travels, before it is parsed. */
export type DeliveryNoteInput = z.input<typeof deliveryNoteBody>;
export type RecipientInput = DeliveryNoteInput['recipients'][number];
export type DeliveryItemInput = RecipientInput['items'][number];

/** A valid recipient of one kind of goods. Say only what the test is about. */
export function aRecipient(parts: Partial<RecipientInput> = {}): RecipientInput {
  return {
    identification: '1760013210001',
    name: 'SERVICIO DE RENTAS INTERNAS',
    address: 'Salinas y Santiago, Quito',
    reason: 'Venta',
    items: [{ description: 'Resma de papel A4', quantity: '12' }],
    ...parts,
  };
}

/** The invoice that supports a transport: issued the day before. */
export function aSupportDocument(): NonNullable<RecipientInput['support_document']> {
  return {
    document_type: 'factura',
    number: '001-001-000000087',
    issue_date: '2026-11-19',
    authorization_number: '1911202601179999999000120010010000000871234567817',
  };
}

/** A valid body: goods carried and delivered on the day of issue. Say only what the test is about. */
export function aDeliveryNoteBody(parts: Partial<DeliveryNoteInput> = {}): DeliveryNoteInput {
  return {
    origin_address: 'Av. Amazonas N34-120, Quito',
    carrier: { identification_type: 'cedula', identification: '1710034065', name: 'JUAN PÉREZ' },
    plate: 'PBA1234',
    transport_start: ISSUE_DATE,
    transport_end: ISSUE_DATE,
    recipients: [aRecipient()],
    ...parts,
  };
}

/** Every field in one body: a sale and an export leave in the same truck, and the rest goes to a branch. */
export function aFullDeliveryNoteBody(): DeliveryNoteInput {
  return {
    origin_address: 'Av. Amazonas N34-120, Quito',
    carrier: {
      identification_type: 'ruc',
      identification: '1760013210001',
      name: 'TRANSPORTES ANDINOS CÍA. LTDA.',
    },
    plate: 'pba-0123',
    transport_start: '2026-11-20',
    transport_end: '2026-11-22',
    recipients: [
      {
        identification: '1790016919001',
        name: 'COMERCIAL EJEMPLO S.A.',
        address: 'Av. 25 de Julio, Guayaquil',
        email: 'bodega@example.com',
        reason: 'Venta',
        route: 'Quito – Santo Domingo – Guayaquil',
        destination_establishment: '002',
        support_document: aSupportDocument(),
        items: [
          {
            code: 'CAF-250',
            auxiliary_code: '7861001234567',
            description: 'Café de altura 250 g',
            quantity: '24',
            additional_info: [
              { name: 'Lote', value: 'L-2026-11' },
              { name: 'Caduca', value: '2027-05' },
            ],
          },
          { code: 'AZU-GR', description: 'Azúcar a granel, kg', quantity: '1250.125' },
        ],
      },
      {
        identification: 'US-4471-B',
        name: 'FINE COFFEES INC.',
        address: 'Terminal marítima, Guayaquil',
        email: 'imports@example.com',
        reason: 'Exportación',
        route: 'Quito – Guayaquil',
        customs_document: '028-2026-40-00012345',
        support_document: {
          document_type: '16',
          number: '001-001-000000012',
          issue_date: '2026-11-20',
          authorization_number: '1234567890',
        },
        items: [{ code: 'CAF-ORO', description: 'Café oro, saco de 69 kg', quantity: '40' }],
      },
      {
        identification: '1799999990001',
        name: 'ALMACENES EJEMPLO S.A.',
        address: 'Calle Larga 123, Cuenca',
        reason: 'Traslado entre establecimientos',
        destination_establishment: '003',
        items: [{ description: 'Estantería metálica', quantity: '2' }],
      },
    ],
    fiscal_machine: { brand: 'HASAR', model: 'SMH/P-250F', serial: 'HS-0001' },
    additional_info: [{ name: 'Despachó', value: 'Bodega 1' }],
    metadata: { camion: '7' },
  };
}
