import type { Outcome } from '../../contract/problems/problems.ts';
import { checkBody } from '../../documents/body/check-body.ts';
import type { CommonBody } from '../../documents/body/common-body.ts';
import { creditedQuantities } from '../../documents/credit-note/credited-quantities.ts';
import type { PricesWithTaxes } from '../../documents/lines/price-with-taxes/state-without-taxes.ts';
import type { CreditNote } from '../../documents/model/credit-note.ts';
import type { DocumentContent } from '../../documents/model/document.ts';
import type { DocumentKind, Reference, ReferencedDocument } from '../../documents/model/document-kind.ts';
import type { Issuer } from '../../documents/parties/issuer.ts';
import type { Checked, Fault, FaultCode } from '../../documents/values/fault.ts';
import type { DocumentReference, IssuingBusiness, IssuingStore } from '../ports/issuing-store.ts';
import type { StoredDocument } from '../ports/stored-document.ts';
import type { Caller } from '../requests/caller.ts';
import { creditBalanceOf } from './credit.ts';

export interface BodyRequest {
  readonly kind: DocumentKind;
  readonly body: unknown;
  /** YYYY-MM-DD in Ecuador. */
  readonly issueDate: string;
  /** Faults of the body that are known already; they are reported with all others. */
  readonly faults?: readonly Fault[];
  /** Id of the document under correction. */
  readonly corrects?: string;
  /** Of one the authority did not take the other way; else as the shop has set it. */
  readonly pricesWithTaxes?: PricesWithTaxes | undefined;
  /** Fills in what the service knows, or gives the faults of what the body says about it. */
  readonly complete: (body: CommonBody) => Promise<CompletedBody>;
}

export interface CompletedBody {
  readonly body: CommonBody;
  readonly faults: readonly Fault[];
}

/** A body that has its shape, computed with all it refers to. */
export interface ComputedBody {
  readonly common: CommonBody;
  readonly business: IssuingBusiness;
  readonly computed: Checked<DocumentContent>;
}

/** Body → faults or content: the common way of previewing, issuing and correcting. */
export async function computeBody(
  store: IssuingStore,
  caller: Caller,
  { kind, body, issueDate, faults = [], corrects, complete, ...request }: BodyRequest,
): Promise<Outcome<ComputedBody>> {
  const checked = checkBody(kind.body, body);
  const simulated = isSimulated(body) && caller.environment !== 'sandbox' ? [simulateFault] : [];
  if (!checked.ok) return refused([...checked.faults, ...faults, ...simulated]);
  if (simulated.length > 0) {
    if (faults.length > 0) return refused([...faults, ...simulated]);
    return { ok: false, problem: { code: 'simulate_not_allowed', errors: simulated } };
  }
  const completed = await complete(checked.value);
  const references = kind.references(completed.body);
  const [business, setting, customers, documents] = await Promise.all([
    store.business(caller.entityId),
    store.pricesWithTaxes(),
    store.customers(references.flatMap((one) => (one.kind === 'customer' ? [one.id] : []))),
    store.documents(caller, references.filter(isDocumentReference), { except: corrects }),
  ]);
  if (!business) throw new Error(`the caller's business ${caller.entityId} does not exist`);
  const computed = kind.compute(completed.body, {
    issueDate,
    issuerRuc: business.issuer.ruc,
    // A credit note gives back what its invoice charged, whatever was set since.
    pricesWithTaxes: request.pricesWithTaxes ?? (kind.type === 'credit_note' ? undefined : setting),
    customers,
    documents: new Map([
      ...(await referencedDocuments(store, documents, corrects)),
      ...(kind.type === 'credit_note'
        ? await invoicesElsewhere(
            store,
            caller,
            references.filter(isDocumentReference).filter((one) => !documents.has(nameOf(one))),
          )
        : []),
    ]),
  });
  const all = [...faults, ...completed.faults, ...(computed.ok ? [] : computed.faults)];
  const judged = all.length > 0 ? { ok: false as const, faults: all } : computed;
  return { ok: true, value: { common: completed.body, business, computed: judged } };
}

/** The issuer of a document at one of the business's establishments. */
export function issuerAt({ issuer, addresses }: IssuingBusiness, establishment: string | undefined): Issuer {
  const address = establishment === undefined ? undefined : addresses.get(establishment);
  return { ...issuer, ...(address && { establishmentAddress: address }) };
}

/** What is refused for one reason alone says so in its own code (api.md §2); anything else is a validation. */
export function refused(faults: readonly Fault[]): Extract<Outcome<never>, { ok: false }> {
  const own = ownCodes.find((code) => faults.every((fault) => fault.code === code));
  return { ok: false, problem: { code: own ?? 'validation_failed', errors: faults } };
}

const ownCodes = ['credit_exceeds_balance', 'consumidor_final_no_credit'] as const satisfies FaultCode[];

function isDocumentReference(reference: Reference): reference is Exclude<Reference, { kind: 'customer' }> {
  return reference.kind !== 'customer';
}

async function referencedDocuments(
  store: IssuingStore,
  documents: ReadonlyMap<string, StoredDocument>,
  corrects: string | undefined,
): Promise<ReadonlyMap<string, ReferencedDocument>> {
  const documentsById = new Map<string, ReferencedDocument>();
  for (const [name, stored] of documents) {
    const notes = await store.notesOn(stored.id, { except: corrects });
    documentsById.set(name, referenced(stored, notes.filter(isCreditNote)));
  }
  return documentsById;
}

/** What other tills issued and the head office has: a note on it is computed as on one issued here. */
async function invoicesElsewhere(
  { elsewhere }: IssuingStore,
  caller: Caller,
  references: readonly DocumentReference[],
): Promise<ReadonlyMap<string, ReferencedDocument>> {
  const documentsById = new Map<string, ReferencedDocument>();
  for (const reference of references) {
    const invoice = await elsewhere?.invoice(caller, nameOf(reference));
    if (!invoice) continue;
    const { document, notes } = invoice;
    documentsById.set(nameOf(reference), {
      ...referenced(document, notes.map(({ content }) => content).filter(isCreditNote)),
      isElsewhere: true,
    });
  }
  return documentsById;
}

function nameOf(reference: DocumentReference): string {
  return reference.kind === 'document' ? reference.id : reference.number;
}

function isCreditNote(content: DocumentContent): content is CreditNote {
  return content.object === 'credit_note';
}

function referenced(stored: StoredDocument, notes: readonly CreditNote[]): ReferencedDocument {
  const { id, identity, content, status } = stored;
  return {
    id,
    identity,
    content,
    authorized: status === 'authorized',
    creditBalance: creditBalanceOf(stored),
    creditedQuantities:
      content.object === 'invoice' ? creditedQuantities(content, notes) : new Map<string, string>(),
  };
}

function isSimulated(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'simulate' in body;
}

const simulateFault: Fault = {
  pointer: '/simulate',
  code: 'not_allowed_here',
  message: 'El resultado solo se simula con una clave de pruebas (sandbox).',
};
