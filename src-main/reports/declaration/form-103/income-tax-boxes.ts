import type { DeclarationBox } from '../../../contract/reports/declaration.ts';
import type { SummedFigure } from '../../../documents/figures/day-sums.ts';
import { withholdingCodes } from '../../../documents/taxes/withholding/withholding-codes.ts';
import { type Decimal, formatAmount, sum } from '../../../documents/values/decimal.ts';
import { dollars } from '../../figures/cents.ts';
import { amountBox, decisionBox } from '../parts/box.ts';

/** The box of the base, and that of what was withheld; 332 has no value. */
export interface IncomeTaxBoxes {
  readonly base: string;
  readonly value?: string;
}

/** Codes whose boxes are not their number and fifty more (declarations of 2025). */
const ownBoxes: readonly (readonly [codes: RegExp, boxes: IncomeTaxBoxes])[] = [
  [/^303A$/, { base: '3030', value: '3530' }],
  [/^304[A-E]?$/, { base: '304', value: '354' }],
  [/^312A$/, { base: '3120', value: '3620' }],
  [/^312C$/, { base: '3121', value: '3621' }],
  [/^314[A-D]$/, { base: '314', value: '364' }],
  [/^3482$/, { base: '3140', value: '3640' }],
  [/^323/, { base: '323', value: '373' }],
  [/^324/, { base: '324', value: '374' }],
  [/^332/, { base: '332' }],
  [/^343B$/, { base: '3430', value: '3450' }],
  [/^(344[AB]|343C)$/, { base: '344', value: '394' }],
  [/^3440$/, { base: '3440', value: '3940' }],
  [/^3480$/, { base: '3480', value: '3980' }],
];

const numberAlone = new Set(
  [303, 307, 308, 309, 310, 311, 312, 319, 320, 322, 333, 334, 335, 336, 337, 343, 346].map(String),
);

/** The boxes of form 103 of a code of withholding; undefined where nobody could tell. */
export function incomeTaxBoxesOf(code: string): IncomeTaxBoxes | undefined {
  const own = ownBoxes.find(([codes]) => codes.test(code));
  if (own) return own[1];
  return numberAlone.has(code) ? { base: code, value: String(Number(code) + 50) } : undefined;
}

export interface NotWithheld {
  readonly documents: number;
  /** Of purchases of which nothing was withheld. */
  readonly base: Decimal;
}

interface BoxAmount {
  readonly label: string;
  readonly documents: number;
  readonly amount: Decimal;
}

/** The boxes of form 103: what was withheld by concept, what nothing was withheld of, and the totals of the country. */
export function incomeTaxBoxes(
  withheld: readonly SummedFigure[],
  notWithheld: NotWithheld,
): DeclarationBox[] {
  const bases = new Map<string, BoxAmount[]>();
  const values = new Map<string, BoxAmount[]>();
  const unknown: DeclarationBox[] = [];
  let isCountryWhole = true;
  const add = (boxes: Map<string, BoxAmount[]>, box: string, amount: BoxAmount) =>
    boxes.set(box, [...(boxes.get(box) ?? []), amount]);
  for (const { key, documents, base, total } of withheld) {
    const [tax, code = '', percent = ''] = key.split(' ');
    if (tax !== 'renta') continue;
    const boxes = incomeTaxBoxesOf(code);
    const label = `Código ${code}, ${percent} %`;
    if (!boxes) {
      unknown.push(unknownBox(label, { base: dollars(base), value: dollars(total) }));
      if (!isAbroad(code)) isCountryWhole = false;
      continue;
    }
    add(bases, boxes.base, { label, documents, amount: dollars(base) });
    if (boxes.value) add(values, boxes.value, { label, documents, amount: dollars(total) });
  }
  if (notWithheld.documents > 0) {
    const { documents, base } = notWithheld;
    add(bases, '332', { label: 'Compras de las que no se retuvo', documents, amount: base });
  }
  const allBases = totalOf(bases);
  const allValues = totalOf(values);
  return [
    decisionBox(
      '302 / 352',
      'En relación de dependencia (sueldos)',
      'Son de la nómina, que este programa no lleva.',
    ),
    ...shown(bases, 'Base imponible', 'Suma de las bases de lo retenido con su código.'),
    countryTotal('349', 'Subtotal de operaciones en el país: base', allBases, isCountryWhole),
    ...shown(values, 'Valor retenido', 'Suma de lo retenido con su código.'),
    countryTotal('399', 'Subtotal de operaciones en el país: valor retenido', allValues, isCountryWhole),
    ...unknown,
    unknown.length === 0
      ? amountBox('499', 'Total de retención de impuesto a la renta', allValues, 'Igual al 399, sin sueldos.')
      : decisionBox(
          '499',
          'Total de retención de impuesto a la renta',
          'El 399 más lo que no tiene casillero aquí.',
        ),
  ];
}

/** Codes of payments to whom lives abroad (ATS catalogue, table 3.10). */
function isAbroad(code: string): boolean {
  return withholdingCodes.some(
    (row) => row.tax === 'renta' && row.code === code && row.residence === 'non_resident',
  );
}

function countryTotal(box: string, label: string, value: Decimal, isWhole: boolean): DeclarationBox {
  return isWhole
    ? amountBox(box, label, value, 'Suma de los casilleros de arriba, sin sueldos.')
    : decisionBox(
        box,
        label,
        `Los casilleros suman ${formatAmount(value)}; falta lo que no tiene casillero aquí.`,
      );
}

/** What of payments abroad and of the rest has no box that could be checked. */
function unknownBox(
  label: string,
  { base, value }: { readonly base: Decimal; readonly value: Decimal },
): DeclarationBox {
  return {
    box: 'sin casillero',
    label,
    how: `Base ${formatAmount(base)}, retenido ${formatAmount(value)}: busque su casillero en el formulario.`,
    sources: [],
  };
}

function shown(
  boxes: ReadonlyMap<string, readonly BoxAmount[]>,
  part: string,
  how: string,
): DeclarationBox[] {
  return [...boxes]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([box, own]) => ({
      box,
      label: box === '332' ? 'Pagos de los que no se retiene: base' : `${part}, casillero ${box}`,
      value: formatAmount(sum(own.map(({ amount }) => amount))),
      how: box === '332' ? 'Lo que se compró sin retener, y lo retenido con 332.' : how,
      sources: own.map(({ label, documents, amount }) => ({
        label,
        documents,
        amount: formatAmount(amount),
      })),
    }));
}

function totalOf(boxes: ReadonlyMap<string, readonly BoxAmount[]>): Decimal {
  return sum([...boxes.values()].flat().map(({ amount }) => amount));
}
