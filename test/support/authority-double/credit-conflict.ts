import { money, sum } from './checks/amounts.ts';
import { finalConsumerType } from './checks/rules/recipient.ts';
import { moneyText } from './decimals.ts';
import { type DocumentFacts, textAt, withXml } from './document-facts.ts';
import type { HeldDocument } from './ledger.ts';
import { errorMessage, type ServiceMessage } from './soap/service-message.ts';

export interface EarlierDocuments {
  /** What came before the note, in order. */
  readonly earlier: readonly HeldDocument[];
  /** Whether a document counts: authorized and not annulled. */
  readonly isEffective: (held: HeldDocument) => boolean;
}

/**
 * What an invoice the authority holds says against a credit note on it: all its notes together may not exceed it,
 * and one to a final consumer takes none (SRI reference §9). Null for other documents and invoices it never saw.
 */
export function creditConflict(
  note: HeldDocument,
  { earlier, isEffective }: EarlierDocuments,
): ServiceMessage | null {
  if (note.facts.codDoc !== '04') return null;
  const number = creditedNumber(note);
  const ofSameIssuer = earlier.filter(
    ({ facts }) => facts.ruc === note.facts.ruc && facts.ambiente === note.facts.ambiente,
  );
  const invoice = ofSameIssuer.find(
    (held) => held.facts.codDoc === '01' && printedNumber(held.facts) === number && isEffective(held),
  );
  if (invoice === undefined) return null;
  const { buyerType, total } = withXml(invoice.bytes, ({ root }) => ({
    buyerType: textAt(root, 'infoFactura/tipoIdentificacionComprador'),
    total: money(root, 'infoFactura/importeTotal'),
  }));
  if (buyerType === finalConsumerType) {
    return errorMessage('69', `La factura ${number} es a consumidor final y no admite notas de crédito`);
  }
  const others = ofSameIssuer.filter(
    (held) => held.facts.codDoc === '04' && creditedNumber(held) === number && isEffective(held),
  );
  const credited = sum([...others, note].map(creditedAmount));
  return credited <= total
    ? null
    : errorMessage(
        '52',
        `Las notas de crédito suman ${moneyText(credited)} y la factura ${number} es de ${moneyText(total)}`,
      );
}

function printedNumber({ estab, ptoEmi, secuencial }: DocumentFacts): string {
  return `${estab}-${ptoEmi}-${secuencial}`;
}

function creditedNumber({ bytes }: HeldDocument): string {
  return withXml(bytes, ({ root }) => textAt(root, 'infoNotaCredito/numDocModificado'));
}

function creditedAmount({ bytes }: HeldDocument): bigint {
  return withXml(bytes, ({ root }) => money(root, 'infoNotaCredito/valorModificacion'));
}
