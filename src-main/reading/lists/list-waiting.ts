import type { WaitingDocument, WaitingListQuery } from '../../contract/documents/lists/waiting-document.ts';
import { deliveryProblemMessage } from '../../contract/problems/delivery-problems.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import type { DocumentStatus, DocumentType, Environment } from '../../documents/kinds.ts';
import type { OutboxEntry, WaitingDecision } from '../../issuing/ports/waiting.ts';
import { sha256 } from '../../issuing/requests/fingerprint.ts';
import { type KeysetPage, type KeysetQuestion, keysetPage } from './keyset-page.ts';

/** A waiting document as the store knows it, without opening what it says. */
export interface WaitingRow extends Pick<OutboxEntry, 'step' | 'decision'> {
  readonly documentId: string;
  readonly type: DocumentType;
  readonly establishment: string;
  readonly emissionPoint: string;
  readonly sequential: number;
  readonly issueDate: string;
  readonly environment: Environment;
  readonly status: DocumentStatus;
  readonly counterpartyName: string;
  readonly total: string;
  readonly attempts: number;
  readonly nextAttemptAt: string;
  readonly problem: string | null;
  /** Whether any of its bytes may have reached the authority. */
  readonly mayBeReceived: boolean;
  readonly createdAt: string;
}

export interface WaitingFilters {
  readonly environment?: Environment | undefined;
  /** Whether a person must decide; undefined: either. */
  readonly decision?: boolean | undefined;
}

/** Pages of what waits, oldest document first. Its order is that of the identifiers, which sort by creation. */
export interface WaitingReadingStore {
  page(filters: WaitingFilters, question: KeysetQuestion): Promise<readonly WaitingRow[]>;
}

export type WaitingDocuments = ReturnType<typeof makeWaitingDocuments>;

/** Reads which documents wait for the authority. */
export function makeWaitingDocuments(dependencies: {
  readonly store: WaitingReadingStore;
  readonly cursorSecret: Uint8Array;
}) {
  const { store, cursorSecret } = dependencies;
  return {
    /** A page, in all environments unless one is asked for. */
    list: ({
      environment,
      decision,
      ...query
    }: WaitingListQuery): Promise<Outcome<KeysetPage<WaitingDocument>>> =>
      keysetPage(
        {
          filters: sha256('waiting', environment ?? '', String(decision)).slice(0, 16),
          cursorSecret,
          positionOf: (document: WaitingDocument) => document.document_id,
          find: async (question: KeysetQuestion) =>
            (await store.page({ environment, decision }, question)).map(waitingDocumentOf),
        },
        query,
      ),
  };
}

function waitingDocumentOf(row: WaitingRow): WaitingDocument {
  const message = row.problem === null ? undefined : deliveryProblemMessage(row.problem);
  return {
    object: 'waiting_document',
    document_id: row.documentId,
    type: row.type,
    number: formatNumber(row, row.sequential),
    issue_date: row.issueDate,
    environment: row.environment,
    status: row.status,
    counterparty_name: row.counterpartyName,
    total: row.total,
    step: row.step,
    attempts: row.attempts,
    ...(row.decision === undefined && { next_attempt_at: row.nextAttemptAt }),
    ...(row.problem !== null && { problem: row.problem }),
    ...(message !== undefined && { problem_message: message }),
    ...(row.decision && { decision: decisionOf(row.decision, row) }),
    created_at: row.createdAt,
  };
}

function decisionOf(
  code: WaitingDecision,
  { mayBeReceived }: WaitingRow,
): NonNullable<WaitingDocument['decision']> {
  switch (code) {
    case 'late':
      return mayBeReceived
        ? { code, message: LATE_MAYBE_RECEIVED, choices: ['send'] }
        : {
            code,
            message: `${LATE} Envíelo con su fecha, o reemplácelo por otro de hoy con un número nuevo.`,
            choices: ['send', 'replace'],
          };
    case 'number_taken':
      return { code, message: NUMBER_TAKEN, choices: ['replace'] };
    case 'number_unproven':
      return { code, message: NUMBER_UNPROVEN, choices: ['send', 'replace'] };
    case 'date_refused':
      return { code, message: DATE_REFUSED, choices: ['replace', 'send'] };
    case 'authorization_mismatch':
      return { code, message: MISMATCH, choices: ['refresh-status', 'accept-authorization'] };
    case 'authorization_unknown':
      return { code, message: UNKNOWN, choices: ['refresh-status', 'send'] };
  }
}

const LATE = 'Se emitió un día que ya pasó y el SRI no lo tiene.';
const LATE_MAYBE_RECEIVED = 'Se emitió un día que ya pasó. Pudo llegar al SRI, así que solo se envía.';
const NUMBER_TAKEN =
  'El SRI ya tiene ese número con otra clave de acceso: otro programa numera en la misma serie. Reanude la serie con ' +
  'el número que sigue y reemplácelo.';
const NUMBER_UNPROVEN =
  'Quedó sin firmar en los datos que se restauraron, y nada prueba que su número no se dio después a otro documento. ' +
  'Si ningún otro lo tiene, envíelo; si lo tiene, o no lo sabe, reemplácelo por otro de hoy con un número nuevo.';
const DATE_REFUSED =
  'El SRI no admite su fecha de emisión. Compruebe el reloj y reemplácelo por otro de hoy; si la fecha era buena, ' +
  'envíelo otra vez.';
const UNKNOWN =
  'El SRI recibió este documento hace días y ya no responde por él: eso no dice si lo autorizó. Búsquelo en SRI en ' +
  'Línea. Si está, descargue su XML con la autorización y arrástrelo a la página del documento; si no está, envíelo otra vez.';
const MISMATCH =
  'El SRI dice que autorizó esta clave de acceso, pero lo que tiene no coincide con lo que se envió. No se da por ' +
  'autorizado: compare los dos y decida.';
