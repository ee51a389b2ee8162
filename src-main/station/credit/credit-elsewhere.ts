import type { z } from 'zod';
import type { DocumentResource } from '../../contract/documents/document-resource.ts';
import { creditHold, invoiceElsewhere } from '../../contract/head/credit/credit-holds.ts';
import type { Outcome, Problem, ProblemCode } from '../../contract/problems/problems.ts';
import type { CreditNote } from '../../documents/model/credit-note.ts';
import { readContent } from '../../documents/reading/read-content.ts';
import type {
  CreditElsewhere,
  HeldCredit,
  HeldNote,
  InvoiceElsewhere,
  NoteElsewhere,
} from '../../issuing/ports/credit-elsewhere.ts';
import type { DocumentScope } from '../../issuing/ports/till-machines.ts';
import { resourceOf } from '../../issuing/resource.ts';
import { repeat } from '../../queue/repeat.ts';
import { askHead, type HeadAsking, type HeadQuestion } from './ask-head.ts';
import type { HoldStore } from './hold-store.ts';

export interface CreditDependencies extends HeadAsking {
  readonly holds: HoldStore;
  readonly failed: (reason: unknown) => void;
}

/** The credit of invoices, as this station asks its head office for it: of its own ones too, on which others write notes. */
export interface StationCredit extends CreditElsewhere {
  /** An invoice by its number or access key. */
  find(scope: DocumentScope, name: string): Promise<Outcome<InvoiceElsewhere>>;
  /** The same, as a person who looks for it is shown it. */
  show(scope: DocumentScope, name: string): Promise<Outcome<ShownInvoice>>;
  stop(): Promise<void>;
}

/** As `invoiceOfShop`. */
interface ShownInvoice {
  readonly object: 'invoice_of_shop';
  readonly station: string;
  readonly invoice: DocumentResource;
  readonly credit_notes: readonly DocumentResource[];
}

/** After these nobody knows what is left of the invoice. The rest of what a head office says it has decided. */
const undecided: ReadonlySet<ProblemCode> = new Set([
  'head_office_unreachable',
  'invoice_not_reported',
  'station_revoked',
  'invalid_api_key',
]);

/** What is known here of an invoice of this till is known without a head office too; milliseconds. */
const OWN_PATIENCE_MS = 2000;

/** What the program ended over, or the head office did not hear, is given back at the next of these; milliseconds. */
const RELEASE_MS = 10 * 60_000;

export function startCreditElsewhere({ holds, failed, ...asking }: CreditDependencies): StationCredit {
  const ask: HeadQuestion = askHead(asking);
  /** Between their hold and their note, in this run of the program. */
  const underWay = new Set<string>();

  async function find(
    { entityId, environment }: DocumentScope,
    name: string,
  ): Promise<Outcome<InvoiceElsewhere>> {
    const query = new URLSearchParams({ invoice: name, environment });
    const answer = await ask({ method: 'GET', path: `/v1/stations/self/invoices?${query}` });
    if (answer === 'not_enrolled') return { ok: false, problem: notFollowed };
    if (!answer.ok) return answer;
    return { ok: true, value: read(invoiceElsewhere.parse(answer.value), entityId) };
  }

  async function giveBackUnused(): Promise<void> {
    for (const note of await holds.unfinished()) {
      if (underWay.has(keyOf(note))) continue;
      const path = `/v1/stations/self/credit-holds/${encodeURIComponent(keyOf(note))}`;
      const answer = await ask({ method: 'DELETE', path });
      const isHeard = answer === 'not_enrolled' || answer.ok || !undecided.has(answer.problem.code);
      if (isHeard) await holds.end(note);
    }
  }

  const givingBack = repeat(giveBackUnused, { everyMs: RELEASE_MS, failed });

  async function take(
    { environment }: DocumentScope,
    { id, revision, content }: NoteElsewhere & { readonly content: CreditNote },
  ): Promise<HeldCredit> {
    const { document_id: ownId, number } = content.modified_document;
    const key = keyOf({ id, revision });
    const answer = await ask({
      method: 'POST',
      path: '/v1/stations/self/credit-holds',
      ...(ownId !== undefined && { patienceMs: OWN_PATIENCE_MS }),
      body: {
        invoice: ownId ?? number,
        environment,
        amount: content.total,
        idempotency_key: key,
        note_id: id,
        revision,
      },
    });
    if (answer === 'not_enrolled') return { kind: 'not_needed' };
    if (answer.ok) {
      creditHold.parse(answer.value);
      return { kind: 'held' };
    }
    const { problem } = answer;
    // Another system issued it, before any till of the head office; or it was not reported yet.
    if (problem.code === 'not_found') return { kind: 'not_needed' };
    if (!undecided.has(problem.code)) return { kind: 'refused', problem: withPointer(problem) };
    return ownId === undefined ? { kind: 'unknown', problem } : { kind: 'unasked' };
  }

  return {
    find,

    async show(scope, name) {
      const invoice = await find(scope, name);
      if (!invoice.ok) return invoice;
      const { station, document, notes } = invoice.value;
      const shown = { station, invoice: resourceOf(document), credit_notes: notes.map(resourceOf) };
      return { ok: true, value: { object: 'invoice_of_shop', ...shown } };
    },

    async invoice(scope, name) {
      if (await holds.isOwn(scope, name)) return undefined;
      const invoice = await find(scope, name);
      return invoice.ok ? invoice.value : undefined;
    },

    async hold(scope, note) {
      const { content } = note;
      if (content.object !== 'credit_note' || !(await asking.store.read())) return { kind: 'not_needed' };
      const { document_id: ownId, number } = content.modified_document;
      if (ownId === undefined && (await holds.isOwn(scope, number))) return { kind: 'not_needed' };
      underWay.add(keyOf(note));
      // Before it is asked for: whatever becomes of this computer, what is held is given back.
      await holds.begin(note);
      const held = await take(scope, { ...note, content });
      if (held.kind === 'not_needed' || held.kind === 'refused') {
        underWay.delete(keyOf(note));
        await holds.end(note);
      }
      return held;
    },

    release(note) {
      underWay.delete(keyOf(note));
      givingBack.again();
    },

    stop: givingBack.stop,
  };
}

const keyOf = ({ id, revision }: HeldNote) => `${id}:${revision}`;

function read(
  { document, station, notes }: z.output<typeof invoiceElsewhere>,
  entityId: string,
): InvoiceElsewhere {
  return {
    document: stored(document, entityId),
    station: station.name,
    notes: notes.map((note) => stored(note, entityId)),
  };
}

function stored(
  document: z.output<typeof invoiceElsewhere>['document'],
  entityId: string,
): InvoiceElsewhere['document'] {
  const content = readContent(document.identity.type, document.content);
  if (!content) throw new Error('the head office gave a document that cannot be read');
  return { ...document, entityId, content };
}

function withPointer(problem: Problem): Problem {
  if (problem.code !== 'credit_exceeds_balance') return problem;
  const message = problem.detail ?? '';
  return { ...problem, errors: [{ pointer: '/lines', code: 'credit_exceeds_balance', message }] };
}

const notFollowed: Problem = {
  code: 'not_found',
  detail: 'Esta caja no informa a ninguna matriz: solo conoce sus propias facturas.',
};
