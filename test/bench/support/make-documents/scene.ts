import { v7 as uuid } from 'uuid';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import { ecuadorDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import type { ApiClient } from '../../../support/service/api-client.ts';

/*
 * A while in a shop, issued for real in the practice environment: the documents that all others are copies of. Most are
 * invoices, a third of them to nobody in particular; some are returned, refused or annulled.
 */

/** Somebody in the scene; every copy of it has somebody else in the place. */
export interface Person {
  readonly identification: string;
  readonly name: string;
}

/** Who appears. Their names and numbers stand nowhere else, for a copy replaces them wherever they stand. */
export const people: readonly Person[] = [
  { identification: '1711111110', name: 'ROSA MOLDE UNO' },
  { identification: '1711111111', name: 'LUIS MOLDE DOS' },
  { identification: '1711111112', name: 'INÉS MOLDE TRES' },
  { identification: '1711111113', name: 'JOSÉ MOLDE CUATRO' },
  { identification: '1711111114', name: 'NELLY MOLDE CINCO' },
  { identification: '1711111115', name: 'HUGO MOLDE SEIS' },
];

/** Orders in the metadata of the scene; every copy has its own. */
export const orderOf = (index: number) => `PEDIDO-MOLDE-${index}-`;

const INVOICES = 36;
const CREDITED = [1, 13] as const;
const DEBITED = 2;
const ANNULLED = 25;
/** How the authority answers those that it does not just authorize. */
const answers: Readonly<Record<number, string>> = {
  7: 'authorized_with_warnings',
  14: 'returned',
  29: 'not_authorized',
};

const goods = [
  'Café molido 250 g',
  'Azúcar morena 1 kg',
  'Cuaderno universitario',
  'Jabón de tocador',
  'Aceite de girasol 1 L',
  'Pilas AA, par',
  'Atún en lomitos 180 g',
];

/** Issues the scene and waits until everything in it is decided. Rejects when anything in it is refused. */
export async function issueScene(client: ApiClient): Promise<void> {
  const invoices: string[] = [];
  for (let index = 0; index < INVOICES; index += 1) {
    invoices.push(await issue(client, 'invoice', invoiceBody(index)));
  }
  await decided(client, invoices);
  const others = [
    await issue(client, 'debit_note', debitNoteBody(invoices[DEBITED])),
    await issue(client, 'withholding', withholdingBody()),
    await issue(client, 'purchase_settlement', settlementBody()),
    await issue(client, 'delivery_note', deliveryNoteBody()),
  ];
  for (const index of CREDITED) {
    others.push(await issue(client, 'credit_note', creditNoteBody(invoices[index], index)));
  }
  await decided(client, others);
  const body = { annulled_on: ecuadorDate(new Date()), reason: 'Se repitió la venta' };
  const { status, text } = await client.call('POST', `/v1/ec/invoices/${invoices[ANNULLED]}/annul`, { body });
  if (status !== 200) throw new Error(`the scene's annulment: ${status} ${text}`);
}

async function issue(client: ApiClient, type: DocumentType, body: unknown): Promise<string> {
  const headers = { 'idempotency-key': uuid() };
  const answer = await client.call('POST', `/v1/ec/${kindOf(type).plural}`, { body, headers });
  if (answer.status !== 201) throw new Error(`a ${type} of the scene: ${answer.status} ${answer.text}`);
  return String(answer.json().id);
}

async function decided(client: ApiClient, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const { status } = (await client.call('GET', `/v1/ec/documents/${id}?wait=25`)).json();
    if (status === 'pending' || status === 'submitted') throw new Error(`${id} of the scene stays ${status}`);
  }
}

function person(index: number): Person {
  const found = people[index % people.length];
  if (!found) throw new Error('nobody is in the scene');
  return found;
}

function buyer(index: number) {
  return { identification_type: 'cedula', ...person(index) };
}

function invoiceBody(index: number): unknown {
  return {
    buyer: index % 3 === 0 ? { identification_type: 'consumidor_final' } : buyer(index),
    lines: Array.from({ length: 1 + (index % 7) }, (_, line) => ({
      code: codeOf(index, line),
      description: goods[(index + line) % goods.length],
      quantity: String(1 + ((index + line) % 4)),
      unit_price: `${1 + (line % 6)}.${String((index * 7) % 100).padStart(2, '0')}`,
      taxes: [{ type: 'iva', rate: line % 3 === 2 ? 'iva_0' : 'iva_15' }],
    })),
    payments: [{ method: index % 4 === 0 ? 'tarjeta_credito' : 'sin_sistema_financiero' }],
    ...(index % 5 < 3 && { metadata: { pedido: orderOf(index), caja: `caja-${1 + (index % 3)}` } }),
    simulate: answers[index] ?? 'authorized',
  };
}

function codeOf(index: number, line: number): string {
  return `P-${String(index * 3 + line).padStart(3, '0')}`;
}

function creditNoteBody(invoiceId: string | undefined, index: number): unknown {
  return {
    modified_document: { document_id: invoiceId },
    reason: 'Devolución de una unidad',
    lines: [{ code: codeOf(index, 0), quantity: '1' }],
  };
}

function debitNoteBody(invoiceId: string | undefined): unknown {
  return {
    modified_document: { document_id: invoiceId },
    buyer: buyer(DEBITED),
    reasons: [{ description: 'Interés por mora', amount: '2.50', taxes: [{ type: 'iva', rate: 'iva_0' }] }],
    payments: [{ method: 'otros_sistema_financiero' }],
  };
}

function withholdingBody(): unknown {
  return {
    supplier: { identification_type: 'ruc', identification: '1790016919001', name: 'COMERCIAL EJEMPLO S.A.' },
    support_documents: [
      {
        document_type: 'factura',
        number: '001-002-000004321',
        issue_date: ecuadorDate(new Date()),
        tax_support: '01',
        subtotal: '200.00',
        total: '230.00',
        taxes: [{ type: 'iva', rate: 'iva_15', base: '200.00', value: '30.00' }],
        withholdings: [
          { tax: 'renta', code: '312', base: '200.00' },
          { tax: 'iva', code: '1', base: '30.00' },
        ],
        payments: [{ method: 'otros_sistema_financiero' }],
      },
    ],
  };
}

function settlementBody(): unknown {
  return {
    supplier: buyer(3),
    lines: [
      {
        description: 'Reparación de estanterías',
        quantity: '1',
        unit_price: '20.00',
        taxes: [{ type: 'iva', rate: 'iva_15' }],
      },
    ],
    payments: [{ method: 'otros_sistema_financiero' }],
  };
}

function deliveryNoteBody(): unknown {
  const today = ecuadorDate(new Date());
  return {
    origin_address: 'Av. Amazonas N34-120, Quito',
    carrier: buyer(4),
    plate: 'PBA1234',
    transport_start: today,
    transport_end: today,
    recipients: [1, 2].map((index) => ({
      ...person(index),
      address: 'Av. 9 de Octubre 100, Guayaquil',
      reason: 'Venta',
      items: [{ code: 'CAF-250', description: goods[0], quantity: '24' }],
    })),
  };
}
