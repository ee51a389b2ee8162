import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { expect, onTestFinished } from 'vitest';
import { type BusinessDependencies, makeBusiness } from '../../../src-main/business/business.ts';
import type { CertificateDependencies } from '../../../src-main/business/certificate/certificate-dependencies.ts';
import { makeDocumentSigner } from '../../../src-main/business/document-signer.ts';
import { makeShopEnvironment } from '../../../src-main/business/set-up/shop-environment.ts';
import { makeSigningKeys } from '../../../src-main/business/signing-keys.ts';
import { makeSigningTrial, type SigningTrial } from '../../../src-main/business/signing-trial.ts';
import { makeTokenSessions } from '../../../src-main/business/token/token-sessions.ts';
import { makeClock } from '../../../src-main/clock/make-clock.ts';
import { type SetupBody, setupBody } from '../../../src-main/contract/business/business-file.ts';
import type { AnnulBody } from '../../../src-main/contract/documents/document-actions.ts';
import type {
  DocumentResource,
  InvoiceResource,
} from '../../../src-main/contract/documents/document-resource.ts';
import type { Problem } from '../../../src-main/contract/problems/problems.ts';
import type { DocumentStatus, DocumentType, Environment } from '../../../src-main/documents/kinds.ts';
import { annulDocument } from '../../../src-main/issuing/annul-document.ts';
import {
  type IssueCommand,
  type IssueReply,
  type IssuingDependencies,
  issueDocument,
} from '../../../src-main/issuing/issue-document.ts';
import type { StoredDocument } from '../../../src-main/issuing/ports/stored-document.ts';
import { previewDocument } from '../../../src-main/issuing/preview-document.ts';
import type { Caller } from '../../../src-main/issuing/requests/caller.ts';
import { resubmitDocument } from '../../../src-main/issuing/resubmit-document.ts';
import type { KeptKey } from '../../../src-main/secrets/open-key.ts';
import type { Tokens } from '../../../src-main/signing/token/token-port.ts';
import { makeCertificateStore } from '../../../src-main/store/business/certificate-store.ts';
import { makeClockStore } from '../../../src-main/store/business/clock-store.ts';
import { makeBusinessStore } from '../../../src-main/store/business/entities/business-store.ts';
import { makeSetUpStore } from '../../../src-main/store/business/set-up-store.ts';
import { makeWaitingCertificateStore } from '../../../src-main/store/business/waiting-certificate-store.ts';
import { makeDeliveryStore } from '../../../src-main/store/delivery/delivery-store.ts';
import { makeDocumentReadingStore } from '../../../src-main/store/reading/document-reading-store.ts';
import { makeEventLog } from '../../../src-main/store/rows/business/event-log.ts';
import type { Store } from '../../../src-main/store/sqlite/open.ts';
import { makeIssuingStore } from '../../../src-main/store/writing/issuing-store.ts';
import { giveCreditBack } from '../../../src-main/store/writing/write-document.ts';
import { anInvoiceBody, type InvoiceInput } from '../builders/invoice-body.ts';
import { makeTestP12 } from '../certificates/make-test-p12.ts';
import { companyRuc, securityDataPair, testPassword } from '../certificates/test-certificates.ts';
import { fileSecretBox } from '../secrets/file-secret-box.ts';
import { openTestStore } from '../store/store.ts';

/** Noon in Ecuador. */
const OPENING = new Date('2026-11-21T17:00:00.000Z');

const certificates = new Map<string, Buffer>();

/** The upload of a certificate that signs for the shop. The same one is made once, because each takes 40 ms. */
export function aCertificate(request: Parameters<typeof securityDataPair>[1] = {}, ruc = companyRuc) {
  const key = JSON.stringify([ruc, request]);
  const p12 = certificates.get(key) ?? makeTestP12([securityDataPair(ruc, request)], testPassword);
  certificates.set(key, p12);
  return { p12, password: testPassword };
}

/** The body of `setup`: one emission point, 001-001, and a certificate. */
export function aSetup(
  parts: Partial<Omit<SetupBody, 'business'>> & { business?: Partial<SetupBody['business']> } = {},
): SetupBody {
  const { business, ...others } = parts;
  const { p12, password } = aCertificate();
  return setupBody.parse({
    business: {
      ruc: companyRuc,
      legal_name: 'ALMACENES EJEMPLO S.A.',
      head_office_address: 'Av. Amazonas N34-120, Quito',
      keeps_accounting: true,
      ...business,
    },
    certificate: { p12_base64: p12.toString('base64'), password },
    ...others,
  });
}

/** A shop that is set up, on a store of its own, with every use case and without API, worker or authority. */
export interface TestShop {
  readonly store: Store;
  readonly file: string;
  /** Everyone's clock; a test sets it. */
  readonly clock: { now: Date };
  readonly business: ReturnType<typeof makeBusiness>;
  readonly businessDependencies: BusinessDependencies;
  readonly issuing: IssuingDependencies;
  readonly delivery: ReturnType<typeof makeDeliveryStore>;
  readonly reading: ReturnType<typeof makeDocumentReadingStore>;
  readonly trySignature: SigningTrial;
  readonly signer: ReturnType<typeof makeDocumentSigner>;
  readonly certificateDependencies: CertificateDependencies;
  /** How often the queue heard that a token signs again. */
  readonly readied: string[];
  /** Who issues in the test environment, unless another is asked for. */
  caller(environment?: Environment): Promise<Caller>;
  /** How an issue is answered. */
  attempt(command?: Partial<IssueCommand>, caller?: Caller): Promise<IssueReply>;
  /** An invoice that must be issued. */
  issue(body?: InvoiceInput): Promise<InvoiceResource>;
  /** A document of any type that must be issued. */
  issueAs(type: DocumentType, body: unknown): Promise<DocumentResource>;
  /** The authority has decided, or a person annulled it: it is so, and nothing waits any more. */
  decide(id: string, status: DocumentStatus): Promise<void>;
  resubmit(id: string, body?: unknown, caller?: Caller): ReturnType<typeof resubmitDocument>;
  annul(id: string, annulment: AnnulBody, caller?: Caller): ReturnType<typeof annulDocument>;
  /** As it is kept now. */
  stored(id: string): Promise<StoredDocument>;
  preview(body?: unknown): ReturnType<typeof previewDocument>;
}

/** A machine without any token. */
const noTokens: Tokens = {
  drivers: () => [],
  inspect: async () => ({ ok: false, fault: { code: 'driver_missing' } }),
  open: async () => ({ ok: false, fault: { code: 'driver_missing' } }),
  close: async () => {},
};

/** How soon a lost token is looked for in a test. */
const LOOK_MS = 20;

export interface ShopOptions {
  readonly setup?: SetupBody | null;
  readonly tokens?: Tokens;
  readonly softwareProviderRuc?: string;
  readonly secretKey?: KeptKey;
  /** A store that is open; one of its own, new, when left out. */
  readonly opened?: { readonly store: Store; readonly file: string };
  /** The clock of the computer; one of its own when left out. */
  readonly clock?: { now: Date };
}

export async function openShop({
  setup = aSetup(),
  tokens = noTokens,
  softwareProviderRuc,
  secretKey = { keptBy: 'file', isUnprotected: false },
  opened = openTestStore(),
  clock = { now: OPENING },
}: ShopOptions = {}): Promise<TestShop> {
  const { store, file } = opened;
  const now = () => clock.now;
  const newId = () => uuid();
  const box = fileSecretBox(`${file}.key`);
  const businessStore = makeBusinessStore(store);
  // The crystal follows the clock that a test sets, as if all that time had gone by.
  const guard = await makeClock({
    store: makeClockStore(store),
    events: makeEventLog(store, { newId, now }),
    now,
    monotonic: () => clock.now.getTime(),
    failed: (reason) => {
      throw reason;
    },
  });
  const businessDependencies = {
    store: businessStore,
    waiting: makeWaitingCertificateStore(store),
    environment: makeShopEnvironment(makeSetUpStore(store)),
    sendsMail: async () => false,
    box,
    now,
    clock: guard,
    storage: () => store.condition.state().kind,
    newId,
    version: '0',
    softwareProviderRuc,
    substituteAuthority: undefined,
    secretKey,
  };
  const certificates = makeCertificateStore(store);
  const readied: string[] = [];
  const sessions = makeTokenSessions({
    tokens,
    store: certificates,
    box,
    now,
    signerReady: (entityId) => readied.push(entityId),
    faulted: () => {},
    failed: (reason) => {
      throw reason;
    },
    firstLookMs: LOOK_MS,
  });
  onTestFinished(() => sessions.keepOnly([]));
  const keys = makeSigningKeys({ certificates, sessions, box });
  const trySignature = makeSigningTrial(keys);
  const business = makeBusiness(businessDependencies, trySignature);
  const issuing: IssuingDependencies = {
    store: makeIssuingStore(store, { softwareProviderRuc, newId }),
    now,
    clock: guard,
    approvals: { judge: async () => ({ ok: true, value: { approvals: [] } }) },
    dataChecked: async () => true,
    newId,
    newNumericCode: () => '12345678',
    issued: () => {},
  };
  if (setup) expect(await business.setup(setup)).toMatchObject({ ok: true });

  async function caller(environment: Environment = 'test'): Promise<Caller> {
    const kind = environment === 'sandbox' ? 'sandbox' : 'live';
    const entity = (await business.entities()).find((one) => one.kind === kind);
    if (!entity) throw new Error(`the shop has no ${kind} business`);
    return {
      entityId: entity.id,
      environment,
      channel: 'api',
      scopes: ['issue', 'read'],
      allowedOrigins: [],
    };
  }
  const attempt: TestShop['attempt'] = async (command, who) =>
    issueDocument(issuing, who ?? (await caller()), { type: 'invoice', body: anInvoiceBody(), ...command });

  async function issueAs(type: DocumentType, body: unknown): Promise<DocumentResource> {
    const reply = await attempt({ type, body });
    if (!reply.ok) throw new Error(`not issued: ${JSON.stringify(reply.problem)}`);
    return reply.value.document;
  }

  return {
    store,
    file,
    clock,
    business,
    businessDependencies,
    issuing,
    delivery: makeDeliveryStore(store, { newId }),
    reading: makeDocumentReadingStore(store),
    trySignature,
    signer: makeDocumentSigner({ keys, signingTime: guard.signingTime }),
    certificateDependencies: {
      business: businessStore,
      certificates,
      waiting: businessDependencies.waiting,
      tokens,
      sessions,
      box,
      now,
      newId,
    },
    readied,
    caller,
    attempt,
    async issue(body = anInvoiceBody()) {
      const document = await issueAs('invoice', body);
      if (document.object !== 'invoice') throw new Error(`not an invoice: ${document.object}`);
      return document;
    },
    issueAs,
    async decide(id, status) {
      await store.writes.run(async (tx) => {
        const authorization = {
          authorization_number: sql<string>`access_key`,
          authorized_at: clock.now.toISOString(),
        };
        await tx
          .updateTable('document')
          .set({ status, ...(status === 'authorized' && authorization) })
          .where('id', '=', id)
          .execute();
        await tx.deleteFrom('outbox').where('document_id', '=', id).execute();
        if (status === 'returned' || status === 'not_authorized') await giveCreditBack(tx, { id });
      });
    },
    resubmit: async (id, body = anInvoiceBody(), who) =>
      resubmitDocument(issuing, who ?? (await caller()), { id, body }),
    annul: async (id, annulment, who) => annulDocument(issuing, who ?? (await caller()), { id, annulment }),
    async stored(id) {
      const document = await issuing.store.document(id);
      if (!document) throw new Error(`there is no document ${id}`);
      return document;
    },
    preview: async (body = anInvoiceBody()) =>
      previewDocument(issuing, await caller(), { type: 'invoice', body }),
  };
}

/** The problem of a reply that must be one. */
export function problemOf(reply: { ok: true } | { ok: false; problem: Problem }): Problem {
  if (reply.ok) throw new Error('a problem was expected');
  return reply.problem;
}
