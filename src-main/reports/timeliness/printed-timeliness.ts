import {
  type LateDocument,
  lateDocumentState,
  type TimelinessReport,
  type WaitCause,
} from '../../contract/reports/timeliness.ts';
import { kindOf } from '../../documents/all-kinds/types.ts';
import type { PrintedSection, PrintedTable } from '../../documents/printing/printed.ts';
import type { ReportPage } from '../../documents/printing/report-page.ts';
import { ecuadorTimestamp, toSriDate } from '../../documents/values/ecuador-time.ts';

const causeLabels: Readonly<Record<WaitCause, string>> = {
  program_closed: 'el programa estaba cerrado',
  no_line: 'sin conexión a internet',
  authority_unavailable: 'el servicio del SRI no respondía',
  authority_deciding: 'el SRI lo tenía sin decidir',
  person: 'esperaba a una persona',
  signing: 'sin firma electrónica disponible',
  queue: 'en cola de envío',
};

/** As the journey of a document shows them; one that is new is shown as it is. */
const outcomeLabels: Readonly<Record<string, string>> = {
  received: 'recibido',
  already_there: 'ya lo tenía',
  returned: 'devuelto',
  authorized: 'autorizado',
  not_authorized: 'no autorizado',
  in_process: 'en proceso',
  not_found: 'sin noticia',
  'unknown: unreachable': 'sin conexión',
  'unknown: timeout': 'no respondió a tiempo',
  'unknown: cut': 'se cortó la conexión',
  'unknown: http_error': 'error del servicio del SRI',
  'unknown: fault': 'falla interna del SRI',
};

const stateLabels: Readonly<Record<ReturnType<typeof lateDocumentState>, string>> = {
  authorized: 'autorizado',
  annulled: 'anulado',
  replaced: 'reemplazado',
  refused: 'rechazado',
  waiting: 'pendiente',
};

const operationLabels = { reception: 'Envío', authorization: 'Consulta' } as const;

/** The report on paper: each day, and each late document with what it waited for and its attempts. */
export function printedTimeliness(report: TimelinessReport): ReportPage {
  const { from, to, issuer, made_at, late_after_minutes, days, late, late_count } = report;
  return {
    title: 'TRANSMISIÓN AL SRI',
    subtitle: `${toSriDate(from)} – ${toSriDate(to)}`,
    author: issuer.name,
    madeAt: made_at,
    facts: [
      { label: 'RUC', value: issuer.ruc },
      { label: 'Hecho el', value: timeOf(made_at) },
      { label: 'Tardío desde', value: durationOf(late_after_minutes * 60) },
      { label: 'Documentos emitidos', value: String(total(days, 'issued')) },
      { label: 'Autorizados', value: String(total(days, 'authorized')) },
      { label: 'Tardíos', value: String(late_count) },
    ],
    sections: [
      { title: 'POR DÍA', facts: [], table: dayTable(report) },
      ...(late.length > 0 ? [lateSection(late, late_count)] : []),
    ],
  };
}

function total(days: TimelinessReport['days'], field: 'issued' | 'authorized'): number {
  return days.reduce((sum, day) => sum + day[field], 0);
}

function dayTable({ days }: TimelinessReport): PrintedTable {
  return {
    columns: [
      { key: 'date', label: 'Día', align: 'left', width: 0.25 },
      { key: 'issued', label: 'Emitidos', align: 'right', width: 0.15 },
      { key: 'authorized', label: 'Autorizados', align: 'right', width: 0.15 },
      { key: 'late', label: 'Tardíos', align: 'right', width: 0.15 },
      { key: 'p50', label: 'La mitad en', align: 'right', width: 0.15 },
      { key: 'p95', label: '95 de 100 en', align: 'right', width: 0.15 },
    ],
    rows: days.map(({ date, issued, authorized, late, p50_seconds, p95_seconds }) => ({
      cells: {
        date: toSriDate(date),
        issued: String(issued),
        authorized: String(authorized),
        late: String(late),
        p50: p50_seconds === undefined ? '' : durationOf(p50_seconds),
        p95: p95_seconds === undefined ? '' : durationOf(p95_seconds),
      },
      notes: [],
      ticket: noTicket,
    })),
  };
}

function lateSection(late: readonly LateDocument[], count: number): PrintedSection {
  return {
    title: 'DOCUMENTOS TARDÍOS',
    facts:
      late.length < count
        ? [
            {
              label: 'Constan',
              value: `los ${late.length} que más esperaron: un período más corto da los demás`,
            },
          ]
        : [],
    table: {
      columns: [
        { key: 'number', label: 'Documento', align: 'left', width: 0.4 },
        { key: 'issued', label: 'Emitido', align: 'left', width: 0.2 },
        { key: 'authorized', label: 'Autorizado', align: 'left', width: 0.2 },
        { key: 'waited', label: 'Espera', align: 'right', width: 0.2 },
      ],
      rows: late.map((document) => ({
        cells: {
          number: `${kindOf(document.type).label} ${document.number}`,
          issued: timeOf(document.issued_at),
          authorized:
            document.authorized_at === undefined
              ? stateLabels[lateDocumentState(document)]
              : timeOf(document.authorized_at),
          waited: durationOf(document.waited_seconds),
        },
        notes: [
          `Clave de acceso ${document.access_key}`,
          causesOf(document),
          ...document.attempts.map(
            ({ operation, started_at, outcome }) =>
              `${operationLabels[operation]} ${timeOf(started_at)}: ${outcomeLabels[outcome] ?? outcome}`,
          ),
        ],
        ticket: noTicket,
      })),
    },
  };
}

/** The largest, and the others that count in seconds. */
function causesOf({ causes }: LateDocument): string {
  return causes
    .filter(({ seconds }, index) => index === 0 || seconds >= 1)
    .map(({ cause, seconds }) => `${durationOf(seconds)} ${causeLabels[cause]}`)
    .join(' · ');
}

/** A report is never printed on a roll. */
const noTicket = { text: '', detail: '', amount: '' };

/** `28/11/2026 10:31:09` in Ecuador. */
function timeOf(instant: string): string {
  const [date = '', time = ''] = ecuadorTimestamp(new Date(instant)).split('T');
  return `${toSriDate(date)} ${time.slice(0, 8)}`;
}

/** `45 s`, `12 min 5 s`, `2 h 5 min`, `3 d 4 h`: its two largest units. */
function durationOf(seconds: number): string {
  const units = [
    ['d', 86_400],
    ['h', 3_600],
    ['min', 60],
    ['s', 1],
  ] as const;
  const whole = Math.floor(seconds);
  const first = units.findIndex(([, size]) => whole >= size);
  if (first === -1) return 'menos de 1 s';
  let rest = whole;
  return units
    .slice(first, first + 2)
    .flatMap(([name, size]) => {
      const count = Math.floor(rest / size);
      rest -= count * size;
      return count > 0 ? [`${count} ${name}`] : [];
    })
    .join(' ');
}
