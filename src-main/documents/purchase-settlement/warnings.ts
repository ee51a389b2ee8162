import type { Warning } from '../document-kind.ts';
import { doubtfulIdentification } from '../warnings/doubtful-identification.ts';
import { paymentWarnings } from '../warnings/payment-warnings.ts';
import type { PurchaseSettlement } from './purchase-settlement.ts';

export function purchaseSettlementWarnings(settlement: PurchaseSettlement): readonly Warning[] {
  return [...paymentWarnings(settlement), ...doubtfulIdentification(settlement.supplier, 'del proveedor')];
}
