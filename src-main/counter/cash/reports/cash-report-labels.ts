import { type Denomination, denominations } from '../../../contract/counter/denominations.ts';
import type { PaymentMethod } from '../../../documents/body/payment.ts';
import type { Environment } from '../../../documents/kinds.ts';
import type { PageLanguage } from '../../../documents/printing/page-language.ts';

/** What X and Z say around their figures, short enough for a line with its amount. */
export interface CashReportLabels extends Readonly<Record<LabelName, string>> {
  /** What was counted for practice must not be taken for money. */
  readonly environment: Readonly<Record<Exclude<Environment, 'live'>, string>>;
  readonly method: Readonly<Record<PaymentMethod, string>>;
  readonly denomination: (denomination: Denomination) => string;
  readonly undelivered: (count: number) => string;
}

type LabelName =
  | 'x'
  | 'z'
  | 'shift'
  | 'opened'
  | 'closed'
  | 'made'
  | 'by'
  | 'approved'
  | 'machine'
  | 'serial'
  | 'sales'
  | 'from'
  | 'to'
  | 'subtotal'
  | 'invoices'
  | 'debitNotes'
  | 'refunds'
  | 'net'
  | 'annulled'
  | 'methods'
  | 'onCredit'
  | 'receivedPayments'
  | 'movements'
  | 'cash'
  | 'float'
  | 'paid'
  | 'refunded'
  | 'received'
  | 'in'
  | 'out'
  | 'expected'
  | 'count'
  | 'counted'
  | 'balanced'
  | 'missing'
  | 'over';

const es: CashReportLabels = {
  x: 'REPORTE X',
  z: 'CIERRE DE CAJA Z N.º',
  environment: { sandbox: 'PRÁCTICA: SIN VALIDEZ', test: 'PRUEBAS: SIN VALIDEZ TRIBUTARIA' },
  shift: 'Turno de',
  opened: 'Abierto',
  closed: 'Cerrado',
  made: 'Emitido',
  by: 'Por',
  approved: 'Autorizó',
  machine: 'Máquina fiscal',
  serial: 'serie',
  sales: 'Ventas',
  from: 'De',
  to: 'a',
  subtotal: 'Subtotal',
  invoices: 'Facturas',
  debitNotes: 'Notas de débito',
  refunds: 'Devoluciones',
  net: 'NETO',
  annulled: 'Anulados, no incluidos',
  methods: 'Formas de pago',
  method: {
    sin_sistema_financiero: 'Efectivo',
    compensacion_deudas: 'Compensación de deudas',
    tarjeta_debito: 'Tarjeta de débito',
    dinero_electronico: 'Dinero electrónico',
    tarjeta_prepago: 'Tarjeta prepago',
    tarjeta_credito: 'Tarjeta de crédito',
    otros_sistema_financiero: 'Transferencia y otros',
    endoso_titulos: 'Endoso de títulos',
  },
  onCredit: 'a crédito',
  receivedPayments: 'Cobros de deudas',
  movements: 'Ingresos y egresos',
  cash: 'Efectivo en el cajón',
  float: 'Fondo inicial',
  paid: 'Cobrado',
  refunded: 'Devuelto',
  received: 'Cobro de deudas',
  in: 'Ingresos',
  out: 'Egresos',
  expected: 'DEBE HABER',
  count: 'Conteo',
  denomination: (denomination) => denominations[denomination].label,
  counted: 'CONTADO',
  balanced: 'CUADRA',
  missing: 'FALTA',
  over: 'SOBRA',
  undelivered: (count) =>
    count === 1
      ? '1 documento espera aún al SRI; se envía solo.'
      : `${count} documentos esperan aún al SRI; se envían solos.`,
};

const en: CashReportLabels = {
  x: 'X REPORT',
  z: 'Z REPORT No.',
  environment: { sandbox: 'PRACTICE: NOT VALID', test: 'TEST: NO TAX EFFECT' },
  shift: 'Shift of',
  opened: 'Opened',
  closed: 'Closed',
  made: 'Made',
  by: 'By',
  approved: 'Allowed by',
  machine: 'Fiscal machine',
  serial: 'serial',
  sales: 'Sales',
  from: 'From',
  to: 'to',
  subtotal: 'Subtotal',
  invoices: 'Invoices',
  debitNotes: 'Debit notes',
  refunds: 'Refunds',
  net: 'NET',
  annulled: 'Annulled, not included',
  methods: 'Payments',
  method: {
    sin_sistema_financiero: 'Cash',
    compensacion_deudas: 'Offset of debts',
    tarjeta_debito: 'Debit card',
    dinero_electronico: 'Electronic money',
    tarjeta_prepago: 'Prepaid card',
    tarjeta_credito: 'Credit card',
    otros_sistema_financiero: 'Transfer and others',
    endoso_titulos: 'Endorsed securities',
  },
  onCredit: 'on credit',
  receivedPayments: 'Debts received',
  movements: 'Money in and out',
  cash: 'Cash in the drawer',
  float: 'Opening float',
  paid: 'Taken',
  refunded: 'Given back',
  received: 'Debts received',
  in: 'Money in',
  out: 'Money out',
  expected: 'EXPECTED',
  count: 'Count',
  denomination: (denomination) => {
    const { value } = denominations[denomination];
    const size = value.startsWith('0.') ? `${Number(value.slice(2))} cent` : `$ ${value.slice(0, -3)}`;
    return `${size} ${denomination.startsWith('note') ? 'note' : 'coin'}`;
  },
  counted: 'COUNTED',
  balanced: 'BALANCED',
  missing: 'MISSING',
  over: 'OVER',
  undelivered: (count) =>
    count === 1
      ? '1 document still waits for the SRI; it goes by itself.'
      : `${count} documents still wait for the SRI; they go by themselves.`,
};

export const cashReportLabels: Readonly<Record<PageLanguage, CashReportLabels>> = { es, en };
