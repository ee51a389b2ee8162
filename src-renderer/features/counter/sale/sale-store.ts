import { createStore, type StoreApi } from 'zustand';
import type { CustomerBody } from '../../../../src-main/contract/local.ts';
import { decimal, formatQuantity } from '../../../../src-main/documents/decimal.ts';
import type { NewSaleLine, SaleLine } from './sale-line.ts';

/** A sale that was just issued: what the ticket view shows until the next one begins. */
export interface IssuedSale {
  readonly documentId: string;
  /** Cash to hand back. */
  readonly change: string;
}

export interface SaleState {
  /** Idempotency-Key of the sale: however often charging is tried, one document comes of it. */
  readonly saleId: string;
  readonly lines: readonly SaleLine[];
  readonly selectedKey: string | undefined;
  /** Undefined: the final consumer. */
  readonly buyer: CustomerBody | undefined;
  readonly issued: IssuedSale | undefined;
  /** Adds a line, or its quantity to the same product's line; begins a new sale after an issued one. */
  add(line: NewSaleLine): void;
  change(key: string, change: Partial<Pick<SaleLine, 'quantity' | 'unitPrice' | 'discount'>>): void;
  remove(key: string): void;
  select(key: string): void;
  setBuyer(buyer: CustomerBody | undefined): void;
  finish(issued: IssuedSale): void;
  /** Empties the counter for the next customer. */
  startOver(): void;
}

export function createSaleStore(newId: () => string): StoreApi<SaleState> {
  const fresh = () => ({
    saleId: newId(),
    lines: [],
    selectedKey: undefined,
    buyer: undefined,
    issued: undefined,
  });
  return createStore((set) => ({
    ...fresh(),
    add: (line) => set(({ lines }) => ({ ...withLine(lines, line, newId), issued: undefined })),
    change: (key, change) =>
      set(({ lines }) => ({
        lines: lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
      })),
    remove: (key) => set(({ lines }) => withoutLine(lines, key)),
    select: (selectedKey) => set({ selectedKey }),
    setBuyer: (buyer) => set({ buyer }),
    finish: (issued) => set({ ...fresh(), issued }),
    startOver: () => set(fresh()),
  }));
}

type LinesAndSelection = Pick<SaleState, 'lines' | 'selectedKey'>;

function withLine(lines: readonly SaleLine[], added: NewSaleLine, newId: () => string): LinesAndSelection {
  const same = lines.find((line) => isSameSale(line, added));
  if (!same) {
    const line = { ...added, key: newId() };
    return { lines: [...lines, line], selectedKey: line.key };
  }
  const quantity = formatQuantity(decimal(same.quantity).plus(added.quantity));
  return {
    lines: lines.map((line) => (line === same ? { ...line, quantity } : line)),
    selectedKey: same.key,
  };
}

/** Only an untouched line of the same product takes more of it. */
function isSameSale(line: SaleLine, added: NewSaleLine): boolean {
  return (
    added.productId !== undefined &&
    line.productId === added.productId &&
    line.unitPrice === added.unitPrice &&
    Number(line.discount) === 0
  );
}

function withoutLine(lines: readonly SaleLine[], key: string): LinesAndSelection {
  const index = lines.findIndex((line) => line.key === key);
  const left = lines.filter((line) => line.key !== key);
  return { lines: left, selectedKey: left[Math.min(Math.max(index, 0), left.length - 1)]?.key };
}
