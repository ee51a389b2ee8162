import type { SuggestionReason } from './reasons.ts';

/** What is bought, by what is withheld from it. */
export type CodedKind =
  | 'goods'
  | 'services'
  | 'professional_fees'
  | 'rent'
  | 'manual_work'
  | 'advertising'
  | 'transport'
  | 'construction'
  | 'insurance'
  | 'electricity'
  | 'fuel'
  | 'air_travel'
  | 'farm_produce'
  | 'traded_produce';

/** `codigoRetencion` of income tax and of IVA. */
export interface Codes {
  readonly renta: string;
  readonly reason: SuggestionReason;
  /** Of income tax, where the table leaves a choice. */
  readonly percent?: string;
  readonly iva: string;
  readonly ivaReason: SuggestionReason;
  /** Between special taxpayers. */
  readonly specialIva: string;
  readonly specialIvaReason: SuggestionReason;
}

export const goods: Codes = {
  renta: '312',
  reason: 'goods',
  iva: '1',
  ivaReason: 'iva_goods',
  specialIva: '9',
  specialIvaReason: 'iva_goods_special',
};

export const services: Codes = {
  renta: '3440',
  reason: 'services',
  iva: '2',
  ivaReason: 'iva_services',
  specialIva: '10',
  specialIvaReason: 'iva_services_special',
};

/** All the IVA of fees of a natural person, and of rent of one that keeps no accounting (table 20 names both). */
const ofNaturalPerson = { iva: '3', ivaReason: 'iva_natural_person' } as const;

/** Those that are not of the supplier's person. */
const codes = {
  goods,
  services,
  manual_work: { ...services, renta: '307', reason: 'manual_work' },
  advertising: { ...services, renta: '309', reason: 'advertising' },
  // Since August 2026 the table leaves 0 or 1 % to the withholder.
  transport: { ...services, renta: '310', reason: 'transport', percent: '1' },
  construction: { ...goods, renta: '343B', reason: 'construction', ivaReason: 'iva_construction' },
  insurance: { ...services, renta: '322', reason: 'insurance' },
  electricity: { ...services, renta: '343A', reason: 'electricity' },
  fuel: { ...goods, renta: '332', reason: 'fuel' },
  air_travel: { ...services, renta: '332C', reason: 'air_travel' },
  farm_produce: { ...goods, renta: '312A', reason: 'farm_produce' },
  traded_produce: { ...goods, renta: '312C', reason: 'traded_produce' },
} as const satisfies Partial<Record<CodedKind, Codes>>;

export function codesOf(
  kind: CodedKind,
  { isNatural, keepsAccounting }: { readonly isNatural: boolean; readonly keepsAccounting: boolean },
): Codes {
  switch (kind) {
    case 'professional_fees':
      return isNatural
        ? { ...services, renta: '303', reason: 'professional_fees', ...ofNaturalPerson }
        : { ...services, renta: '303A', reason: 'professional_services' };
    case 'rent':
      return {
        ...services,
        renta: '320',
        reason: 'rent',
        ...(isNatural && !keepsAccounting && ofNaturalPerson),
      };
    default:
      return codes[kind];
  }
}
