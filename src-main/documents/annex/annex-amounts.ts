import { taxedBase } from '../lines/taxed-base.ts';
import { type Decimal, decimal, formatAmount, zero } from '../values/decimal.ts';

const parts = ['notSubject', 'exempt', 'zero', 'taxed', 'iva', 'ice'] as const;
type Part = (typeof parts)[number];

/**
 * Bases and taxes as the annex of transactions tells them apart: not subject to IVA, exempt, at 0 %, at any other rate; IVA and
 * ICE. It does not ask for other taxes. Decimal texts in dollars.
 */
export type AnnexAmounts = Readonly<Record<Part, string>>;

const baseOfRate: Readonly<Record<string, Part>> = {
  iva_0: 'zero',
  iva_no_objeto: 'notSubject',
  iva_exento: 'exempt',
};

interface Tax {
  readonly type: string;
  readonly rate: string;
  readonly base: string;
  readonly value: string;
  readonly additional_discount?: string | undefined;
}

export function annexAmountsOf(taxes: readonly Tax[]): AnnexAmounts {
  const sums = new Map<Part, Decimal>();
  const add = (part: Part, amount: Decimal | string) => sums.set(part, (sums.get(part) ?? zero).plus(amount));
  for (const tax of taxes) {
    const { type, rate, value } = tax;
    if (type === 'ice') add('ice', value);
    if (type !== 'iva') continue;
    add(baseOfRate[rate] ?? 'taxed', taxedBase(tax));
    add('iva', value);
  }
  return amounts((part) => sums.get(part) ?? zero);
}

export function addAnnexAmounts(one: AnnexAmounts, other: AnnexAmounts): AnnexAmounts {
  return amounts((part) => decimal(one[part]).plus(other[part]));
}

/** All that was bought or sold, before taxes. */
export function wholeBase({ notSubject, exempt, zero: atZero, taxed }: AnnexAmounts): Decimal {
  return decimal(notSubject).plus(exempt).plus(atZero).plus(taxed);
}

function amounts(of: (part: Part) => Decimal): AnnexAmounts {
  return {
    notSubject: formatAmount(of('notSubject')),
    exempt: formatAmount(of('exempt')),
    zero: formatAmount(of('zero')),
    taxed: formatAmount(of('taxed')),
    iva: formatAmount(of('iva')),
    ice: formatAmount(of('ice')),
  };
}
