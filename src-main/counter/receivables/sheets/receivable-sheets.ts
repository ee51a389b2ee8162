import type { SheetFormat } from '../../../contract/catalog/catalog-import.ts';
import type { OpeningBalanceBody } from '../../../contract/receivables/opening-balance.ts';
import type { Receivable } from '../../../contract/receivables/receivable.ts';
import { kindOf } from '../../../documents/all-kinds/types.ts';
import { amountOfCents, centsOf } from '../../../documents/values/cents.ts';
import { ecuadorDate } from '../../../documents/values/ecuador-time.ts';
import { keepLatest } from '../../../documents/values/keep-latest.ts';
import { idempotencyOf } from '../../../issuing/requests/idempotency.ts';
import type { Scope } from '../../../reading/document-reading-store.ts';
import { helpOf } from '../../catalog/export/help-sheet.ts';
import { type CatalogImports, makeCatalogImports } from '../../catalog/import/imports.ts';
import type { ImportSubject } from '../../catalog/import/subject.ts';
import type { Sheet, SheetFiles, SheetRow } from '../../catalog/sheets/sheet.ts';
import { byAge, unpaidParts } from '../ages.ts';
import type { OpenDebt, ReceivableStore } from '../receivable-store.ts';
import { makeOpeningJudge } from './judge-openings.ts';
import { openingFieldRows } from './opening-fields.ts';

interface SheetDependencies {
  readonly store: ReceivableStore;
  readonly accounts: (scope: Scope) => Promise<readonly Receivable[]>;
  readonly files: SheetFiles;
  readonly now: () => Date;
  readonly newId: () => string;
}

export type ReceivableSheets = ReturnType<typeof makeReceivableSheets>;

/** Of so many businesses and environments previews are kept. */
const SCOPES_AT_MOST = 20;

/** Who owes what to a spreadsheet, and the debts of a notebook from one. */
export function makeReceivableSheets({ store, accounts, files, now, newId }: SheetDependencies) {
  const importsOf = new Map<string, CatalogImports>();

  return {
    /** Everybody who owes by age; in Excel also each debt. */
    async export(scope: Scope, format: SheetFormat): Promise<Uint8Array> {
      const [customers, debts] = await Promise.all([accounts(scope), store.openDebts(scope)]);
      return files.write(
        {
          name: 'Por cobrar',
          widths: [18, 42, 12, 12, 12, 12, 12, 12, 12],
          rows: inParts([customerHeadings, ...customers.map(customerRow)]),
          more: [debtSheet(debts)],
        },
        format,
      );
    },

    /** A file with nothing but the headings of a notebook, and a sheet that explains them. */
    template: (format: SheetFormat): Promise<Uint8Array> =>
      files.write(
        {
          name: 'Saldos iniciales',
          widths: openingFieldRows.map(({ label }) => label.length + 12),
          rows: inParts([openingFieldRows.map(({ label }) => label)]),
          more: [helpOf('opening_balances', openingFieldRows)],
        },
        format,
      ),

    /** The imports of a business in an environment: a preview of one is not found in another. */
    imports(scope: Scope): CatalogImports {
      const key = `${scope.entityId} ${scope.environment}`;
      const existing = importsOf.get(key);
      if (existing) return existing;
      const made = makeCatalogImports({
        subject: openingImports(store, { scope, now }),
        store: { revision: () => store.openingRevision(scope) },
        ...{ files, now, newId },
      });
      keepLatest(importsOf, { key, value: made, most: SCOPES_AT_MOST });
      return made;
    },
  };
}

function openingImports(
  store: ReceivableStore,
  { scope, now }: { readonly scope: Scope; readonly now: () => Date },
): ImportSubject<OpeningBalanceBody> {
  return {
    subject: 'opening_balances',
    identifyingFields: ['identification'],
    fields: async () => openingFieldRows,
    isPrice: (field) => field === 'amount',
    judge: async ({ mapping, mark }) =>
      makeOpeningJudge({
        entered: await store.openingBalances(scope),
        mapping,
        mark,
        today: ecuadorDate(now()),
      }),
    write: (records, { revision, at, by }) =>
      store.enterAll(
        scope,
        revision,
        records.map(({ id, body }) => ({
          id,
          debtor: body.identification,
          debtorName: body.name,
          amount: centsOf(body.amount),
          issuedOn: body.issued_on,
          dueOn: body.due_on ?? body.issued_on,
          reference: body.reference,
          actor: by,
          createdAt: at,
          idempotency: idempotencyOf(undefined, body),
        })),
      ),
  };
}

const customerHeadings = [
  ...['Identificación', 'Nombre', 'Por vencer', '1 a 30 días', '31 a 60', '61 a 90', 'Más de 90'],
  ...['Saldo', 'Límite'],
];

function customerRow({ identification, name, ages, balance, credit_limit }: Receivable): SheetRow {
  const { current, days_1_30, days_31_60, days_61_90, over_90 } = ages;
  const amounts = [current, days_1_30, days_31_60, days_61_90, over_90, balance].map((number) => ({
    number,
  }));
  return [identification, name, ...amounts, credit_limit === undefined ? '' : { number: credit_limit }];
}

function debtSheet(debts: readonly OpenDebt[]): Sheet {
  const rows = byAge(debts).map((debt) => [
    debt.debtor,
    debt.debtorName,
    debt.documentType === undefined ? 'Saldo inicial' : kindOf(debt.documentType).label,
    debt.reference ?? '',
    debt.issuedOn,
    unpaidParts(debt)[0]?.dueOn ?? '',
    { number: amountOfCents(debt.balance) },
  ]);
  return {
    name: 'Deudas',
    widths: [18, 42, 18, 24, 12, 12, 12],
    rows: [['Identificación', 'Nombre', 'Documento', 'Número', 'Fecha', 'Vence', 'Saldo'], ...rows],
  };
}

async function* inParts(rows: readonly SheetRow[]): AsyncGenerator<readonly SheetRow[]> {
  yield rows;
}
