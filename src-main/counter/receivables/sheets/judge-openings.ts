import type { DecimalMark } from '../../../contract/catalog/catalog-import.ts';
import {
  type OpeningBalanceBody,
  openingBalanceBody,
} from '../../../contract/receivables/opening-balance.ts';
import { checkBody } from '../../../documents/body/check-body.ts';
import { amountOfCents, centsOf } from '../../../documents/values/cents.ts';
import { toSriDate } from '../../../documents/values/ecuador-time.ts';
import { identityOf } from '../../catalog/import/judge-customers.ts';
import {
  cellsOf,
  changesBetween,
  type JudgedRow,
  type RowChange,
  type RowFault,
} from '../../catalog/import/judged-row.ts';
import { readNumber } from '../../catalog/import/read-cell.ts';
import { checkBalance } from '../opening-balances.ts';
import type { StoredOpeningBalance } from '../receivable-store.ts';

interface Notebook {
  /** Those in force. */
  readonly entered: readonly StoredOpeningBalance[];
  readonly mapping: readonly (string | null)[];
  readonly mark: DecimalMark;
  /** In Ecuador, YYYY-MM-DD. */
  readonly today: string;
}

/**
 * Judges the rows of a notebook, every fault of each. A debt that was entered before, with its customer, day, amount and reference,
 * is not entered again: the same file twice changes nothing.
 */
export function makeOpeningJudge({ entered, mapping, mark, today }: Notebook) {
  const enteredKeys = new Set(
    entered.map(({ debtor, issuedOn, amount, reference }) =>
      keyOf({ identification: debtor, issued_on: issuedOn, amount: amountOfCents(amount), reference }),
    ),
  );
  const rowOfKey = new Map<string, number>();

  return (row: readonly string[], number: number): JudgedRow<OpeningBalanceBody> => {
    const cells = cellsOf(row, mapping);
    const faults: RowFault[] = [];
    const identity = identityOf(cells, faults);
    const amount = readCell('amount', (text) => readNumber(text, mark));
    const checked = checkBody(openingBalanceBody, {
      ...identity,
      name: cells.get('name'),
      amount,
      issued_on: readCell('issued_on', readDate),
      due_on: readCell('due_on', readDate),
      reference: cells.get('reference'),
    });
    // A cell that cannot be read is no missing one.
    const unreadable = new Set(faults.map(({ field }) => field));
    if (!identity) unreadable.add('identification');
    const others = checked.ok ? checkBalance(checked.value, today) : checked;
    if (!others.ok) {
      const errors = 'faults' in others ? others.faults : (others.problem.errors ?? []);
      for (const { pointer = '', message } of errors) {
        const [, field = 'identification'] = pointer.split('/');
        if (!unreadable.has(field)) faults.push({ field, value: cells.get(field) ?? '', message });
      }
    }
    const facts = {
      row: number,
      key: identity?.identification ?? cells.get('identification') ?? '',
      name: cells.get('name') ?? '',
    };
    if (!checked.ok || faults.length > 0) return { ...facts, result: 'error', changes: [], faults };
    const body = checked.value;
    const key = keyOf(body);
    const earlier = rowOfKey.get(key);
    if (earlier !== undefined) {
      const message = `Es igual a la fila ${earlier}: si son dos deudas, diga de dónde viene cada una.`;
      faults.push({ field: 'reference', value: cells.get('reference') ?? '', message });
      return { ...facts, result: 'error', changes: [], faults };
    }
    rowOfKey.set(key, number);
    if (enteredKeys.has(key)) return { ...facts, result: 'same', changes: [], faults };
    return { ...facts, result: 'new', changes: changesOf(body), faults, write: { id: undefined, body } };

    /** What is in a cell; undefined, with its fault, of one that cannot be read. */
    function readCell(
      field: string,
      read: (text: string) => { readonly ok: true; readonly value: string } | Unreadable,
    ): string | undefined {
      const text = cells.get(field);
      if (text === undefined) return undefined;
      const cell = read(text);
      if (cell.ok) return cell.value;
      faults.push({ field, value: text, message: cell.message });
      return undefined;
    }
  };
}

interface Unreadable {
  readonly ok: false;
  readonly message: string;
}

type Keyed = Pick<OpeningBalanceBody, 'identification' | 'issued_on' | 'amount' | 'reference'>;

function keyOf({ identification, issued_on, amount, reference = '' }: Keyed): string {
  return JSON.stringify([identification, issued_on, centsOf(amount), reference]);
}

/** What is new with a debt, so that an amount or a day that was read otherwise is seen before it is written. */
function changesOf({ amount, issued_on: issuedOn, due_on: dueOn }: OpeningBalanceBody): RowChange[] {
  const written = new Map([
    ['amount', amountOfCents(centsOf(amount))],
    ['issued_on', toSriDate(issuedOn)],
    ['due_on', toSriDate(dueOn ?? issuedOn)],
  ]);
  return changesBetween(new Map(), written);
}

/** A day as people write it, `31/01/2026`, or as a spreadsheet keeps it, `2026-01-31`. */
function readDate(text: string): { readonly ok: true; readonly value: string } | Unreadable {
  const iso = /^(\d{4}-\d{2}-\d{2})(T.*)?$/.exec(text)?.[1];
  if (iso !== undefined) return { ok: true, value: iso };
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (year === '') return { ok: false, message: 'No es una fecha. Escríbala como 31/01/2026.' };
  return { ok: true, value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
}
