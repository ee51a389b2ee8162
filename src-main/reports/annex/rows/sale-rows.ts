import type { SoldInPeriod, SoldToCustomer } from '../../../documents/annex/sold-in-period.ts';
import { finalConsumer } from '../../../documents/parties/party.ts';
import { supplierTypeCodes } from '../../../documents/parties/supplier-type.ts';
import type { RecordedPurchase } from '../../../documents/purchase/recorded-purchase.ts';
import { supportDocumentLabel } from '../../../documents/tables/support-document-types.ts';
import { type Decimal, formatAmount, zero } from '../../../documents/values/decimal.ts';
import type { SaleRow } from './annex-rows.ts';
import { annexIdentification, annexName, customerIdType } from './annex-text.ts';
import type { FindingDocument, Findings } from './findings.ts';

interface Withheld {
  readonly iva: Decimal;
  readonly renta: Decimal;
  /** The first that was received. */
  readonly document: FindingDocument;
}

/** What customers withheld of the business, by customer. */
export function makeWithheldByCustomer() {
  const sums = new Map<string, Withheld>();
  return {
    add({ id, content }: RecordedPurchase): void {
      const { identification } = content.supplier;
      const document: FindingDocument = {
        kind: 'purchase',
        id,
        title: supportDocumentLabel('07'),
        number: content.number,
      };
      for (const { tax, value } of content.withheld ?? []) {
        const before = sums.get(identification) ?? { iva: zero, renta: zero, document };
        if (tax === 'iva') sums.set(identification, { ...before, iva: before.iva.plus(value) });
        if (tax === 'renta') sums.set(identification, { ...before, renta: before.renta.plus(value) });
      }
    },
    /** Takes what a customer withheld: a customer billed by cédula may withhold by the RUC that begins with it. */
    take(identification: string): Withheld | undefined {
      const key = sums.has(identification) ? identification : `${identification}001`;
      const withheld = sums.get(key);
      sums.delete(key);
      return withheld;
    },
    left: () => [...sums.values()],
  };
}
export type WithheldByCustomer = ReturnType<typeof makeWithheldByCustomer>;

export interface SaleContext {
  readonly withheld: WithheldByCustomer;
  readonly isRelated: (identification: string) => boolean;
  readonly findings: Findings;
}

/** What was sold as rows of the annex: one for each customer and kind of document. */
export function saleRows({ customers }: Pick<SoldInPeriod, 'customers'>, context: SaleContext): SaleRow[] {
  const { withheld, findings } = context;
  // What was withheld goes to the first row of its customer that is billed: an invoice before a debit note.
  const order: readonly string[] = ['18', '41', '05', '04'];
  const rows = customers
    .toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type))
    .map((sold) => saleRow(sold, context));
  for (const { document, iva, renta } of withheld.left()) {
    const amount = formatAmount(iva.plus(renta));
    const message = `Le retuvieron $ ${amount} y en el período no hay una venta a ese cliente: el anexo no tiene dónde ponerlo. Regístrelo donde declaró esa venta.`;
    findings.warning('withheld_without_sale', message, document);
  }
  return rows.toSorted(
    (one, other) =>
      compare(one.customerIdType, other.customerIdType) ||
      compare(one.customerId, other.customerId) ||
      compare(one.type, other.type),
  );
}

function saleRow(
  { buyer, type, documents, amounts, payments }: SoldToCustomer,
  context: SaleContext,
): SaleRow {
  const { findings, withheld, isRelated } = context;
  const { identification_type: idType, identification, name } = buyer;
  const code = customerIdType(idType);
  if (code === undefined) {
    findings.fault('unknown_identification', `El cliente ${name} no tiene RUC, cédula ni pasaporte.`);
  }
  if (idType === 'exterior') {
    const message = `El cliente del exterior ${name} va como sociedad: cámbielo si es una persona natural.`;
    findings.warning('customer_kind_assumed', message);
  }
  const kind = supplierTypeCodes[idType === 'pasaporte' ? 'persona_natural' : 'sociedad'];
  const withheldHere = type === '04' ? undefined : withheld.take(identification);
  return {
    customerIdType: code ?? '06',
    customerId: code === '07' ? finalConsumer.identification : annexIdentification(identification),
    ...(code !== '07' && { isRelated: isRelated(identification) }),
    ...((code ?? '06') === '06' && { foreignCustomer: { kind, name: annexName(name) } }),
    type,
    documents,
    amounts,
    withheldIva: formatAmount(withheldHere?.iva ?? zero),
    withheldRenta: formatAmount(withheldHere?.renta ?? zero),
    payments,
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
