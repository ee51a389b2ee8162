/**
 * The printed page of a document (RIDE) as facts in order, without any layout: what the authority demands of each
 * type (SRI reference §11) is decided in the type's folder, how it looks in `ride/`.
 */
export interface PrintedDocument {
  /** `FACTURA`. */
  readonly title: string;
  /** `001-002-000000123`. */
  readonly number: string;
  /** Empty in what is no tax document: a proforma. */
  readonly accessKey: string;
  /** `PRÁCTICA (SIMULADOR)`, `PRUEBAS` or `PRODUCCIÓN`. */
  readonly environment: string;
  readonly issueDate: string;
  readonly issuer: PrintedIssuer;
  /** Facts about the other side: name, identification, date, address. */
  readonly party: readonly Fact[];
  /** What the document is about, in order: its lines; each recipient of a delivery note; documents reimbursed. */
  readonly sections: readonly PrintedSection[];
  /** Subtotals, taxes and the total, the last one strongest; empty in a delivery note. */
  readonly totals: readonly PrintedTotal[];
  readonly payments: readonly PrintedPayment[];
  readonly additionalInfo: readonly Fact[];
  /** What stands around the facts on every page. */
  readonly labels: FrameLabels;
}

/** The labels of the frame, in the authority's language. */
export const frameLabels = {
  headOfficeAddress: 'Dirección matriz',
  establishmentAddress: 'Dirección establecimiento',
  /** Of the same addresses on a narrow ticket. */
  headOffice: 'Matriz',
  establishment: 'Establecimiento',
  environment: 'Ambiente',
  emission: 'Emisión',
  authorizedAt: 'Fecha y hora de autorización',
  authorizationNumber: 'Número de autorización',
  accessKey: 'Clave de acceso',
  payment: 'Forma de pago',
  term: 'Plazo',
  /** Inside a line. */
  inTerm: 'plazo',
  additionalInfo: 'Información adicional',
  received: 'Recibido',
  change: 'Cambio',
  cashier: 'Atendido por',
  continued: 'continuación',
  page: 'Página {number} de {count}',
} as const;
export type FrameLabels = Readonly<Record<keyof typeof frameLabels, string>>;

/** What is known only after issuing, and belongs on the page too. */
export interface PrintedStatus {
  /** Date and time of authorization as printed, `21/11/2026 10:31:09`; absent while pending. */
  readonly authorizedAt?: string;
  /** A line across the page: `SIN VALIDEZ TRIBUTARIA`, `ANULADO`, `PENDIENTE DE AUTORIZACIÓN`. */
  readonly notice?: string;
  /** The cash of a sale at a till; on tickets. */
  readonly cash?: PrintedCash;
  /** Who had the till; on tickets. */
  readonly cashier?: string;
  /** The business's closing words. */
  readonly footerLegend?: string;
}

/** What the customer handed over and got back, as printed: `20.00`. */
export interface PrintedCash {
  readonly received: string;
  readonly change: string;
}

export interface PrintedIssuer {
  readonly legalName: string;
  readonly tradeName?: string;
  readonly ruc: string;
  readonly headOfficeAddress: string;
  readonly establishmentAddress?: string;
  /** Legends in the authority's words, one a line. */
  readonly legends: readonly string[];
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A part of the page: a heading, facts, a table, or any of them. */
export interface PrintedSection {
  /** Absent for the lines of a sale, which need no introduction. */
  readonly title?: string;
  readonly facts: readonly Fact[];
  readonly table?: PrintedTable;
}

export interface PrintedTable {
  readonly columns: readonly PrintedColumn[];
  readonly rows: readonly PrintedRow[];
}

export interface PrintedColumn {
  readonly key: string;
  readonly label: string;
  /** The label once more, in another language, below it. */
  readonly sublabel?: string;
  readonly align: 'left' | 'right';
  /** Share of the width of the page; all columns together make 1. */
  readonly width: number;
}

export interface PrintedRow {
  readonly cells: Readonly<Record<string, string>>;
  /** Smaller lines under the row: additional details. */
  readonly notes: readonly string[];
  /** The row in one breath for a narrow ticket. */
  readonly ticket: PrintedTicketRow;
}

export interface PrintedTicketRow {
  readonly text: string;
  /** Empty when the text says it all. */
  readonly detail: string;
  /** What stands at the right: money, or a quantity of goods. */
  readonly amount: string;
}

export interface PrintedTotal {
  readonly label: string;
  readonly amount: string;
  readonly strong: boolean;
}

export interface PrintedPayment {
  readonly method: string;
  readonly amount: string;
  /** `30 días`; absent for cash on the spot. */
  readonly term?: string;
}
