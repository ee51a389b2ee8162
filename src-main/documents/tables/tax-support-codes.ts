import { type DateSpan, includesDate } from './date-span.ts';

/** What an expense is for, which decides what it may be deducted from. */
export interface TaxSupport extends DateSpan {
  /** `codSustento` */
  readonly code: string;
  readonly label: string;
  /** Kinds of documents that may support it, by the authority's code. */
  readonly documents: readonly string[];
}

/**
 * Tax supports of an expense (ATS catalogue, table of `codSustento`; SRI technical sheet 2.34). The documents are
 * those the annex of purchases admits; whether the authority refuses an electronic withholding for another one is
 * nowhere stated.
 */
export const taxSupportCodes: readonly TaxSupport[] = [
  {
    code: '00',
    label: 'Casos especiales que no caben en los demás',
    documents: ['01', '02', '04', '05', '19', '42'],
    to: '2015-02-28',
  },
  {
    code: '01',
    label: 'Crédito tributario de IVA (bienes y servicios que no son inventario ni activo fijo)',
    documents: ['01', '03', '04', '05', '11', '12', '21', '41', '43', '47', '48', '294', '344'],
  },
  {
    code: '02',
    label: 'Costo o gasto de impuesto a la renta (bienes y servicios que no son inventario ni activo fijo)',
    documents: [
      '01',
      '02',
      '03',
      '04',
      '05',
      '09',
      '11',
      '12',
      '15',
      '19',
      '20',
      '21',
      '41',
      '43',
      '47',
      '48',
      '294',
      '344',
      '364',
    ],
  },
  {
    code: '03',
    label: 'Activo fijo con crédito tributario de IVA',
    documents: ['01', '03', '04', '05', '41', '47', '48', '294', '344'],
  },
  {
    code: '04',
    label: 'Activo fijo como costo o gasto de impuesto a la renta',
    documents: ['01', '02', '03', '04', '05', '15', '41', '47', '48', '294', '344'],
  },
  {
    code: '05',
    label: 'Gastos de viaje, hospedaje y alimentación a nombre de empleados',
    documents: ['01', '02', '03', '04', '05', '11', '15', '41', '294', '344'],
  },
  {
    code: '06',
    label: 'Inventario con crédito tributario de IVA',
    documents: ['01', '03', '04', '05', '41', '43', '47', '48', '294', '344'],
  },
  {
    code: '07',
    label: 'Inventario como costo o gasto de impuesto a la renta',
    documents: ['01', '02', '03', '04', '05', '15', '41', '43', '47', '48', '294', '344', '364'],
  },
  {
    code: '08',
    label: 'Valor pagado para pedir reembolso de gasto (intermediario)',
    documents: ['01', '02', '03', '04', '05', '21', '294', '344'],
  },
  {
    code: '09',
    label: 'Reembolso por siniestros',
    documents: ['01', '04', '05', '45'],
  },
  {
    code: '10',
    label: 'Distribución de dividendos, beneficios o utilidades',
    documents: ['19'],
  },
  {
    code: '11',
    label: 'Convenios de débito o recaudación para IFI',
    documents: ['12'],
    from: '2015-03-01',
  },
  {
    code: '12',
    label: 'Impuestos y retenciones presuntivos',
    documents: ['42'],
    from: '2015-03-01',
  },
  {
    code: '13',
    label: 'Valores reconocidos por el sector público a sujetos pasivos',
    documents: ['19'],
    from: '2015-03-01',
  },
  {
    code: '14',
    label: 'Valores facturados por socios a operadoras de transporte (no son gasto de la operadora)',
    documents: ['01', '02', '03', '04', '05'],
    from: '2018-01-01',
  },
  {
    code: '15',
    label: 'Consumos propios y de terceros de servicios digitales',
    documents: ['01', '02', '03', '04', '05', '12', '15'],
    from: '2020-06-01',
  },
];

const supportsByCode: ReadonlyMap<string, TaxSupport> = new Map(
  taxSupportCodes.map((support) => [support.code, support]),
);

/** The support of a code; `includesDate(support, date)` says whether it was in force. */
export function findTaxSupport(code: string): TaxSupport | undefined {
  return supportsByCode.get(code);
}

/** Those in force on a day (YYYY-MM-DD) that a document of a kind, by the authority's code, may support. */
export function taxSupportsOf(documentCode: string, day: string): readonly TaxSupport[] {
  return taxSupportCodes.filter(
    (support) => includesDate(support, day) && support.documents.includes(documentCode),
  );
}

/** That a document of a kind admits other supports than one, and which. */
export function notAdmittedMessage(code: string, type: string, admitted: readonly TaxSupport[]): string {
  const others = admitted.map((other) => other.code).join(', ');
  return `El sustento ${code} no admite el comprobante «${type}». Se admite: ${others}.`;
}

/** What an ordinary purchase is for: goods and services, neither stock nor fixed assets; with its IVA as a credit if it may. */
const usualCodes = ['01', '02'];

/** What a document of a kind is for until somebody says otherwise: an ordinary purchase, or else the first use it admits. */
export function usualTaxSupport(documentCode: string, day: string): string {
  const admitted = taxSupportsOf(documentCode, day).map(({ code }) => code);
  return usualCodes.find((code) => admitted.includes(code)) ?? admitted[0] ?? '01';
}
