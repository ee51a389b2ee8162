import type { ReceivedDocumentResource } from '../contract/documents/purchases/received-document.ts';
import { formatNumber } from '../documents/identifiers/access-key.ts';
import type { DocumentType, Environment } from '../documents/kinds.ts';
import type { DocumentContent } from '../documents/model/document.ts';
import type { Issuer } from '../documents/parties/issuer.ts';
import type { Received } from './received-document.ts';

export interface Receiver {
  readonly environment: Environment;
  /** Of the business that asks. */
  readonly ruc: string;
}

/** A supplier's document as the API shows it to a business. */
export function receivedResourceOf(
  received: Received,
  { environment, ruc }: Receiver,
): ReceivedDocumentResource {
  const { document, authorizedAt, source, fetchedAt, noted } = received;
  const { identity, issuer, content } = document;
  const addressees = addresseesOf(content);
  const you = addressees.find(({ identification }) => isSamePerson(identification, ruc));
  const buyer = you ?? addressees[0];
  return {
    object: 'received_document',
    access_key: identity.accessKey,
    document_type: typeNames[identity.type],
    environment,
    authorization: {
      // In the offline scheme the number is the access key itself.
      number: identity.accessKey,
      authorized_at: new Date(authorizedAt).toISOString(),
      ...(noted && { state: noted.state, state_checked_at: noted.at.toISOString() }),
    },
    supplier: supplierOf(issuer),
    ...(buyer && { buyer }),
    issued_to_you: buyer === undefined ? null : you !== undefined,
    number: formatNumber(identity, identity.sequential),
    issue_date: identity.issueDate,
    ...amountsOf(content),
    content,
    source,
    fetched_at: fetchedAt.toISOString(),
  };
}

const typeNames = {
  invoice: 'factura',
  purchase_settlement: 'liquidacion_compra',
  credit_note: 'nota_credito',
  debit_note: 'nota_debito',
  delivery_note: 'guia_remision',
  withholding: 'retencion',
} as const satisfies Record<DocumentType, ReceivedDocumentResource['document_type']>;

/** A business may be billed with its owner's cédula, with which the RUC of a natural person begins. */
function isSamePerson(identification: string, ruc: string): boolean {
  return identification === ruc || `${identification}001` === ruc;
}

function supplierOf(issuer: Issuer): ReceivedDocumentResource['supplier'] {
  const { tradeName, specialTaxpayerResolution, withholdingAgentResolution, largeTaxpayerResolution } =
    issuer;
  return {
    identification_type: 'ruc',
    identification: issuer.ruc,
    name: issuer.legalName,
    ...(tradeName !== undefined && { trade_name: tradeName }),
    address: issuer.headOfficeAddress,
    keeps_accounting: issuer.keepsAccounting,
    regime: issuer.regime,
    special_taxpayer: specialTaxpayerResolution !== undefined,
    ...(specialTaxpayerResolution !== undefined && {
      special_taxpayer_resolution: specialTaxpayerResolution,
    }),
    ...(withholdingAgentResolution !== undefined && {
      withholding_agent_resolution: withholdingAgentResolution,
    }),
    ...(largeTaxpayerResolution !== undefined && { large_taxpayer_resolution: largeTaxpayerResolution }),
  };
}

type Addressee = NonNullable<ReceivedDocumentResource['buyer']>;

/** Its recipients: of a delivery note each of its recipients, of the others the other side. */
function addresseesOf(content: DocumentContent): readonly Addressee[] {
  switch (content.object) {
    case 'invoice':
    case 'credit_note':
    case 'debit_note':
      return [addresseeOf(content.buyer)];
    case 'purchase_settlement':
    case 'withholding':
      return [addresseeOf(content.supplier)];
    case 'delivery_note':
      return content.recipients.map(({ identification, name, address }) => ({
        identification,
        name,
        address,
      }));
  }
}

function addresseeOf({ identification_type, identification, name, address }: Addressee): Addressee {
  return { identification_type, identification, name, ...(address !== undefined && { address }) };
}

type Amounts = Pick<ReceivedDocumentResource, 'lines' | 'taxes' | 'totals' | 'payments'>;

function amountsOf(content: DocumentContent): Amounts {
  switch (content.object) {
    case 'invoice':
    case 'purchase_settlement':
    case 'credit_note': {
      const { lines, taxes, subtotal, discount, iva, ice, irbpnr, total } = content;
      const totals = { subtotal, discount, iva, ice, irbpnr, total };
      if (content.object === 'credit_note') return { lines, taxes, totals, payments: [] };
      const { payments } = content;
      if (content.object === 'purchase_settlement') return { lines, taxes, totals, payments };
      return { lines, taxes, totals: { ...totals, tip: content.tip }, payments };
    }
    case 'debit_note': {
      const { taxes, subtotal, iva, ice, irbpnr, total, payments } = content;
      return { lines: [], taxes, totals: { subtotal, iva, ice, irbpnr, total }, payments };
    }
    case 'withholding': {
      const { renta, iva, isd, total } = content;
      return { lines: [], taxes: [], totals: { renta, iva, isd, total }, payments: [] };
    }
    case 'delivery_note':
      // No money changes hands with one.
      return { lines: [], taxes: [], totals: { total: '0.00' }, payments: [] };
  }
}
