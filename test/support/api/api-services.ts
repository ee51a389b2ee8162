import { EventEmitter, once } from 'node:events';
import { v7 as uuid } from 'uuid';
import { makePairings } from '../../../src-main/access/pairings.ts';
import type { ApiServices } from '../../../src-main/api/services.ts';
import { makeSandboxConditions } from '../../../src-main/authority/sandbox/sandbox-conditions.ts';
import type { CertificateReport } from '../../../src-main/contract/business/certificate/certificate.ts';
import type { EntityResource, SeriesResource } from '../../../src-main/contract/business/entity.ts';
import { type SetupProgress, setupSteps } from '../../../src-main/contract/business/set-up/setup-progress.ts';
import { type SettingsResource, settingsResource } from '../../../src-main/contract/business/settings.ts';
import type { PortalResource } from '../../../src-main/contract/delivery/portal.ts';
import type { SyncResource } from '../../../src-main/contract/delivery/sync.ts';
import type { DocumentEventResource } from '../../../src-main/contract/documents/document-event.ts';
import type { DocumentResource } from '../../../src-main/contract/documents/document-resource.ts';
import type { ApiKeyResource, KeyScope } from '../../../src-main/contract/local.ts';
import type { Outcome, Problem } from '../../../src-main/contract/problems/problems.ts';
import { kindOf } from '../../../src-main/documents/all-kinds/types.ts';
import { checkBody } from '../../../src-main/documents/body/check-body.ts';
import { type DocumentType, type Environment, environments } from '../../../src-main/documents/kinds.ts';
import type { DocumentContent } from '../../../src-main/documents/model/document.ts';
import { suggestWithholding } from '../../../src-main/documents/withholding/suggestion/suggest-withholding.ts';
import type { Caller } from '../../../src-main/issuing/requests/caller.ts';
import { makeMonthlyMails } from '../../../src-main/mailing/months/monthly-mail.ts';
import { proofOf } from '../../../src-main/process/service-file.ts';
import { makeDocumentLists } from '../../../src-main/reading/documents/document-lists.ts';
import { anIssuer } from '../builders/issued-invoice.ts';
import { memoryCatalog, noSheets } from './memory-catalog.ts';
import { memoryCounter } from './memory-counter.ts';
import { memoryEntityChanges } from './memory-entity-changes.ts';
import { memoryImports } from './memory-imports.ts';
import { memoryPrinting } from './memory-printing.ts';
import { nobodyBought } from './memory-purchases.ts';
import { memorySupport } from './memory-support.ts';
import { memoryWebhooks } from './memory-webhooks.ts';

/** The port of the API kept in memory, for tests of the API alone. It issues, decides and remembers; nothing is signed. */
export interface MemoryServices {
  readonly services: ApiServices;
  /** A person's session, open. */
  readonly session: string;
  /** Good for one `openSession`. */
  readonly oneTimeToken: string;
  readonly entity: EntityResource;
  /** Makes a key as the window would. */
  addKey(key: {
    scopes?: readonly KeyScope[];
    origins?: readonly string[];
    environment?: Environment;
  }): string;
  revokeAll(): void;
  /** The authority decides; waiting callers are woken. */
  decide(id: string): void;
  /** From now on issuing throws this. */
  breakIssuing(error: Error): void;
}

const now = '2026-03-04T15:00:00.000Z';
const aClosedPortal: PortalResource = {
  object: 'portal',
  enabled: false,
  host: '127.0.0.1',
  port: 4780,
  trusted_proxies: [],
  state: 'off',
};
const aSetUp: SetupProgress = {
  object: 'setup_progress',
  choice: 'practice',
  must_choose: false,
  proposed: {},
  steps: setupSteps.map((step) => ({ step, state: 'open' })),
  next_step: 'certificate',
};
const aClock = { object: 'clock', state: 'trusted', checked_at: now } as const;

export function memoryServices(): MemoryServices {
  const entities = [anEntity('sandbox'), anEntity('live')] as const;
  const documents = new Map<string, DocumentResource>();
  const replies = new Map<string, { body: string; id: string }>();
  const decisions = new EventEmitter().setMaxListeners(100);
  const keys = new Map<string, ApiKeyResource>();
  const session = `ses_${'s'.repeat(43)}`;
  const oneTimeToken = 'once-and-never-again';
  let settings: SettingsResource = { object: 'settings' };
  let tokenUsed = false;
  let failure: Error | undefined;

  function entityOf(environment: Environment): EntityResource {
    return environment === 'sandbox' ? entities[0] : entities[1];
  }

  function storeKey(row: Pick<ApiKeyResource, 'name' | 'environment' | 'scopes' | 'allowed_origins'>) {
    const resource: ApiKeyResource = {
      object: 'api_key',
      id: uuid(),
      ...row,
      entity_id: entityOf(row.environment).id,
      last4: 'wxyz',
      created_at: now,
    };
    const key = `mst_${row.environment}_${uuid().replaceAll('-', '')}`;
    keys.set(key, resource);
    return { ...resource, key };
  }

  function compute(type: DocumentType, body: unknown): Outcome<DocumentContent> {
    const kind = kindOf(type);
    const checked = checkBody(kind.body, body);
    const computed = checked.ok
      ? kind.compute(checked.value, {
          issueDate: '2026-03-04',
          issuerRuc: entities[1].ruc,
          customers: new Map(),
          documents: new Map(),
        })
      : checked;
    if (computed.ok) return computed;
    return refuse({ code: 'validation_failed', errors: computed.faults });
  }

  function own(caller: Pick<Caller, 'environment'>, id: string): DocumentResource | undefined {
    const document = documents.get(id);
    return document?.environment === caller.environment ? document : undefined;
  }

  const conditions = makeSandboxConditions();

  function withDocument<Value>(
    id: string,
    then: (document: DocumentResource) => Outcome<Value>,
  ): Outcome<Value> {
    const document = documents.get(id);
    return document ? then(document) : refuse({ code: 'not_found' });
  }

  const services: ApiServices = {
    webhooks: memoryWebhooks(now),
    counter: memoryCounter(),
    imports: memoryImports(now),
    printing: memoryPrinting(now),
    cashPrinting: { print: async () => ({ ok: false, problem: { code: 'not_found' } }) },
    slipPrinting: { print: async () => ({ ok: false, problem: { code: 'not_found' } }) },
    labelPrinting: { print: async () => ({ ok: false, problem: { code: 'not_found' } }) },
    receivableSheets: {
      export: async () => new Uint8Array(),
      template: async () => new Uint8Array(),
      imports: () => noSheets.imports,
    },
    statementPapers: {
      pdf: async () => ({ ok: false, problem: { code: 'not_found' } }),
      print: async () => ({ ok: false, problem: { code: 'not_found' } }),
      email: async () => ({ ok: false, problem: { code: 'not_ready' } }),
    },
    ...noProformas,
    documentLists: makeDocumentLists({
      rows: async () => ({ rows: [], total: 0 }),
      sums: async () => [],
      related: async () => [],
    }),
    monthlyMails: makeMonthlyMails({
      store: {
        recipients: async () => [],
        recipient: async () => undefined,
        putRecipient: async () => {},
        removeRecipient: async () => {},
        queueMonth: async () => {},
        mailed: async () => [],
        account: async () => undefined,
      },
      queued: () => {},
      now: () => new Date(now),
    }),
    listingComparisons: { compare: async () => refuse({ code: 'not_found' }) },
    documentExports: {
      create: async () => refuse({ code: 'not_found' }),
      get: () => refuse({ code: 'not_found' }),
      file: () => refuse({ code: 'not_found' }),
      discard: async () => refuse({ code: 'not_found' }),
      stop: async () => undefined,
    },
    attention: {
      read: async ({ entityId, environment }) => ({
        object: 'attention',
        entity_id: entityId,
        environment,
        items: [],
      }),
    },
    dueDeclarations: { list: async () => ({ ok: true, value: [] }) },
    timeliness: {
      read: async () => refuse({ code: 'not_found' }),
      proof: async () => refuse({ code: 'not_found' }),
    },
    declarations: {
      read: async () => refuse({ code: 'not_found' }),
      save: async () => refuse({ code: 'not_found' }),
    },
    transactionAnnexes: {
      read: async () => refuse({ code: 'not_found' }),
      file: async () => refuse({ code: 'not_found' }),
      whole: async () => refuse({ code: 'not_found' }),
    },
    periodReports: {
      whole: async () => refuse({ code: 'not_found' }),
      file: async () => refuse({ code: 'not_found' }),
      read: async () => refuse({ code: 'not_found' }),
    },
    expiringLots: {
      read: async ({ environment, days }) => ({
        object: 'expiring_lots',
        environment,
        days,
        lots: [],
        lots_count: 0,
        expired_count: 0,
      }),
      file: async () => Buffer.from('PK'),
      attention: async () => undefined,
    },
    promotions: {
      all: async () => [],
      create: async () => refuse({ code: 'not_found' }),
      replace: async () => refuse({ code: 'not_found' }),
      remove: async () => refuse({ code: 'not_found' }),
      preview: async () => refuse({ code: 'not_found' }),
      price: async () => refuse({ code: 'not_found' }),
      results: async () => [],
    },
    profitReports: {
      file: async () => refuse({ code: 'not_found' }),
      read: async () => refuse({ code: 'not_found' }),
    },
    reports: { report: async () => refuse({ code: 'not_found' }) },
    activity: { list: async () => ({ ok: true, value: { data: [], nextCursor: null, prevCursor: null } }) },
    clock: {
      read: () => aClock,
      confirm: async () => aClock,
    },
    secondPlace: {
      state: () => ({ object: 'second_place', state: 'off' }),
      change: async () => ({ ok: true, value: { object: 'second_place', state: 'off' } }),
    },
    support: memorySupport(now, async () => aSync(documents.size)),
    metrics: async () => '',
    sandbox: {
      read: () => ({ object: 'sandbox_conditions', ...conditions.read() }),
      set(changed) {
        conditions.set(changed);
        return { object: 'sandbox_conditions', ...changed };
      },
    },
    lookups: {
      suggestWithholding: async (_caller, body) => {
        const problem = { code: 'not_available_in_sandbox' } as const;
        if (body.invoice === undefined) return { ok: false, problem };
        const suggested = suggestWithholding(body, {
          today: '2026-03-04',
          issuerRuc: '1799999990001',
          withholder: { isSpecialTaxpayer: false },
        });
        return suggested.ok
          ? suggested
          : { ok: false, problem: { code: 'validation_failed', errors: suggested.faults } };
      },
      receivedDocument: async () => refuse({ code: 'not_found' }),
      taxpayer: async () => refuse({ code: 'authority_unavailable' }),
    },
    purchases: nobodyBought,
    issuing: {
      issuerOf: async () => anIssuer(),
      preview: async (caller, type, body) => {
        const computed = compute(type, body);
        if (!computed.ok) return computed;
        return {
          ok: true,
          value: {
            object: 'document_preview',
            type,
            preview_id: 'a'.repeat(64),
            environment: caller.environment,
            entity_id: caller.entityId,
            issue_date: '2026-03-04',
            total: kindOf(type).summary(computed.value).total,
            tax_total: kindOf(type).summary(computed.value).taxTotal,
            warnings: [],
            document: computed.value,
          },
        };
      },
      issue: async (caller, type, { body, previewId, idempotencyKey }) => {
        if (failure) throw failure;
        if (previewId !== undefined && previewId !== 'a'.repeat(64))
          return refuse({ code: 'preview_mismatch' });
        const written = JSON.stringify(body);
        const before = idempotencyKey === undefined ? undefined : replies.get(idempotencyKey);
        if (before && before.body !== written) return refuse({ code: 'idempotency_key_reused' });
        const stored = before && documents.get(before.id);
        if (stored) return { ok: true, value: { document: stored, replayed: true } };
        const computed = compute(type, body);
        if (!computed.ok) return computed;
        const document = aDocument(caller, computed.value, documents.size + 1);
        documents.set(document.id, document);
        if (idempotencyKey !== undefined) replies.set(idempotencyKey, { body: written, id: document.id });
        return { ok: true, value: { document, replayed: false } };
      },
      resubmit: async (caller, { id, type, body }) => {
        const document = own(caller, id);
        if (!document || (type && document.object !== type)) return refuse({ code: 'not_found' });
        const computed = compute(document.object, body);
        return computed.ok ? { ok: true, value: document } : computed;
      },
      annul: async (caller, { id }) => {
        const document = own(caller, id);
        if (!document) return refuse({ code: 'not_found' });
        return { ok: true, value: { ...document, status: 'annulled' } };
      },
      email: async (caller, { id, email }) =>
        own(caller, id)
          ? { ok: true, value: { object: 'email', document_id: id, to: email.to ?? [] } }
          : refuse({ code: 'not_found' }),
      emailAll: async (caller, { documentIds, email }) =>
        documentIds.map((id) => ({
          documentId: id,
          outcome: own(caller, id)
            ? { ok: true, value: { object: 'email', document_id: id, to: email.to ?? [] } }
            : refuse({ code: 'not_found' }),
        })),
      refresh: async (caller, id) => {
        const document = own(caller, id);
        if (!document) return refuse({ code: 'not_found' });
        return { ok: true, value: { document, queued: document.status === 'submitted' } };
      },
      mismatch: async () => refuse({ code: 'invalid_state' }),
      acceptAuthorization: async (id) => withDocument(id, (document) => ({ ok: true, value: document })),
      sendHeld: async (id) => withDocument(id, (document) => ({ ok: true, value: document })),
      replace: async (id) =>
        withDocument(id, (document) => ({ ok: true, value: { document, replayed: false } })),
    },
    backups: {
      read: async () => noBackups,
      put: async () => ({ ok: true, value: noBackups }),
      cancel: async () => noBackups,
      remove: async () => noBackups,
      runNow: async () => ({ ok: true, value: noBackups }),
      archive: async ({ file }) => ({
        ok: true,
        value: { object: 'backup_archive', file, documents: 0, bytes: 0 },
      }),
      list: async () => ({ ok: true, value: [] }),
      fetch: async () => ({ ok: true, value: undefined }),
      removeFile: async () => ({ ok: true, value: noBackups }),
      test: async ({ file }) => ({
        ok: true,
        value: { object: 'backup_test', file, ok: true, message: 'El respaldo está entero.' },
      }),
      cancelTest: async () => noBackups,
    },
    restores: {
      read: () => noRestore,
      receive: async () => ({ ok: true, value: noRestore }),
      take: async () => ({ ok: true, value: noRestore }),
      open: () => refuse({ code: 'invalid_state' }),
      cancel: async () => ({ ok: true, value: noRestore }),
      confirm: () => refuse({ code: 'invalid_state' }),
      forgetLast: () => noRestore,
      stop: async () => {},
    },
    move: {
      read: () => ({ object: 'move', state: 'here' }),
      start: async () => ({ ok: true, value: { object: 'move', state: 'moving' } }),
      cancel: async () => refuse({ code: 'invalid_state' }),
      undo: async () => refuse({ code: 'invalid_state' }),
    },
    mail: {
      read: async () => ({ object: 'email_settings', queued: 0 }),
      put: async () => ({ ok: true, value: { object: 'email_settings', queued: 0 } }),
      remove: async () => ({ object: 'email_settings', queued: 0 }),
      presets: () => [],
      test: async () => refuse({ code: 'not_ready' }),
    },
    stationCredit: { show: async () => ({ ok: false, problem: { code: 'not_found' } }) },
    headOffice: {
      read: async () => ({ object: 'head_office', state: 'not_enrolled' }),
      enrol: async () => refuse({ code: 'head_office_unreachable' }),
      move: async () => refuse({ code: 'head_office_unreachable' }),
      retry: async () => ({ object: 'head_office', state: 'not_enrolled' }),
      leave: async () => ({ object: 'head_office', state: 'not_enrolled' }),
    },
    hostedHead: {
      read: async () => ({ object: 'hosted_head', state: 'off' }),
      begin: async () => refuse({ code: 'head_office_unreachable' }),
      end: async () => ({ object: 'hosted_head', state: 'off' }),
      createCode: async () => refuse({ code: 'head_office_unreachable' }),
      createKey: async () => refuse({ code: 'head_office_unreachable' }),
      isHere: async () => false,
      archive: async () => undefined,
      startAgain: async () => undefined,
      stop: async () => undefined,
    },
    readHeadDecisions: async () => ({
      ...{ object: 'head_decisions', kinds: [], settings: [] },
      ...{ product_ids: [], price_list_ids: [], operator_ids: [] },
    }),
    portal: {
      read: () => aClosedPortal,
      put: async (body) => ({ ...aClosedPortal, ...body }),
    },
    documents: {
      get: async (caller, id) => own(caller, id),
      decided: async (id, seconds, signal) => {
        const ended = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]);
        await once(decisions, id, { signal: ended }).catch(() => undefined);
      },
      list: async (caller, types, { status, limit }) => {
        const matching = [...documents.values()].filter(
          (document) =>
            types.includes(document.object) &&
            document.environment === caller.environment &&
            (status === undefined || status.includes(document.status)),
        );
        const data = matching.toReversed().slice(0, limit);
        const position = { nextCursor: null, prevCursor: null, offset: 0 };
        return { ok: true, value: { data, ...position, totalCount: matching.length } };
      },
      events: async (caller, id, { limit }) =>
        own(caller, id)
          ? { ok: true, value: { data: aJourney(id).slice(0, limit), nextCursor: null, prevCursor: null } }
          : refuse({ code: 'not_found' }),
      xml: async (caller, id) => {
        const document = own(caller, id);
        if (!document) return refuse({ code: 'not_found' });
        if (document.status === 'pending') return refuse({ code: 'not_ready', documentId: id });
        return { ok: true, value: { name: `${document.access_key}.xml`, bytes: Buffer.from('<factura/>') } };
      },
      ride: async (caller, id, format) => {
        if (!own(caller, id)) return refuse({ code: 'not_found' });
        return {
          ok: true,
          value: { name: `factura "${format}"\r\n.pdf`, bytes: Buffer.from(`%PDF-1.7 ${format}`) },
        };
      },
    },
    prove: (challenge) => proofOf(session, challenge),
    keys: {
      caller: async (token) => {
        const row = keys.get(token);
        if (!row || row.revoked_at !== undefined) return undefined;
        const { entity_id: entityId, environment, scopes, allowed_origins: allowedOrigins } = row;
        return { entityId, environment, channel: 'api', scopes, allowedOrigins };
      },
      sessionOf: (token) => (token === session ? session : undefined),
      openWindowSession: () => session,
      openSession: (token) => {
        if (tokenUsed || token !== oneTimeToken) return undefined;
        tokenUsed = true;
        return { token: session, expiresAt: new Date('2026-03-05T15:00:00Z') };
      },
      sessionKey: async (_session, { environment }) => {
        const scopes: KeyScope[] = ['issue', 'read'];
        const { key, entity_id: entityId } = storeKey({
          name: 'session',
          environment,
          scopes,
          allowed_origins: [],
        });
        return { ok: true, value: { key, entityId } };
      },
      agentKey: async (_session, apiKey) => {
        const { name, environment, scopes } = keys.get(apiKey) ?? {};
        if (name === undefined || environment === undefined || scopes === undefined) {
          return refuse({ code: 'invalid_api_key' });
        }
        const { key, entity_id: entityId } = storeKey({ name, environment, scopes, allowed_origins: [] });
        return { ok: true, value: { key, entityId, environment, scopes } };
      },
      create: async (body) => ({ ok: true, value: storeKey(body) }),
      pairings: makePairings({
        createKey: async (body) => ({ ok: true, value: storeKey(body) }),
        canCreate: async () => ({ ok: true, value: undefined }),
        now: () => new Date(),
        newId: () => uuid(),
      }),
      list: async () => [...keys.values()].toReversed(),
      revoke: async (id) => {
        const [token, row] = [...keys].find(([, candidate]) => candidate.id === id) ?? [];
        if (token === undefined || !row) return refuse({ code: 'not_found' });
        const revoked = { ...row, revoked_at: now };
        keys.set(token, revoked);
        return { ok: true, value: revoked };
      },
    },
    business: {
      workspace: async () => ({
        object: 'workspace',
        version: '1.2.3',
        secret_key: { kept_by: 'file', is_unprotected: false },
        sends_mail: false,
        entities: [...entities],
        environment: 'sandbox',
        environments: [...environments],
      }),
      entities: async () => [...entities],
      entity: async (id) => entities.find((entity) => entity.id === id),
      readiness: async ({ entityId, environment }) => ({
        object: 'readiness',
        entity_id: entityId,
        environment,
        ready: true,
        requirements: [],
        checked_at: now,
      }),
      series: async () => environments.map((environment) => aSeries(environment, entityOf(environment).id)),
      setup: async () => ({ ok: true, value: entities[1] }),
      installCertificate: async ({ p12, password }) => {
        if (password !== 'clave')
          return refuse({ code: 'validation_failed', detail: 'La contraseña no abre el archivo.' });
        return { ok: true, value: aCertificate(String(p12.byteLength)) };
      },
    },
    raiseSeries: async (id, next_number) => ({
      ok: true,
      value: { ...aSeries('test', entities[1].id), id, next_number },
    }),
    setUp: {
      read: async () => aSetUp,
      decide: async () => ({ ok: true, value: aSetUp }),
    },
    resumeSeries: async (id) => ({ ok: true, value: { ...aSeries('test', entities[1].id), id } }),
    entityChanges: memoryEntityChanges(entities),
    certificates: {
      examine: async () => ({ ok: true, value: aReport }),
      examineFile: async () => ({ ok: true, value: aReport }),
      installFallback: async ({ p12 }) => ({ ok: true, value: aCertificate(String(p12.byteLength)) }),
      removeFallback: async () => refuse({ code: 'not_found' }),
      drivers: () => [],
      inspect: async () => ({ ok: true, value: [] }),
      installToken: async ({ module }) => ({ ok: true, value: aCertificate(module) }),
      tokenState: async () => refuse({ code: 'not_found' }),
      givePin: async () => refuse({ code: 'not_found' }),
      openTokenInUse: async () => {},
      knownProblem: async () => undefined,
      validUntil: async () => undefined,
    },
    catalog: memoryCatalog(now),
    settings: {
      read: async () => settings,
      change: async (body) => {
        settings = settingsResource.parse({
          ...settings,
          ...Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value ?? undefined])),
        });
        return { ok: true, value: settings };
      },
    },
    waiting: {
      list: async () => ({ ok: true, value: { data: [], nextCursor: null, prevCursor: null } }),
    },
    exchanges: {
      list: async (id) =>
        withDocument(id, () => ({ ok: true, value: { data: [], nextCursor: null, prevCursor: null } })),
      request: async () => refuse({ code: 'not_found' }),
      answer: async () => refuse({ code: 'not_found' }),
    },
    reportFault: async () => refuse({ code: 'not_found' }),
    sync: {
      state: async (environment) => aSync(environment === undefined ? documents.size : 0),
      pause: async () => aSync(documents.size),
      resume: async () => aSync(documents.size),
      tryNow: async () => aSync(documents.size),
    },
  };

  return {
    services,
    session,
    oneTimeToken,
    entity: entities[0],
    addKey: ({ scopes = ['issue', 'read'], origins = [], environment = 'sandbox' }) =>
      storeKey({ name: 'Caja', environment, scopes: [...scopes], allowed_origins: [...origins] }).key,
    revokeAll: () => {
      for (const [token, row] of keys) keys.set(token, { ...row, revoked_at: now });
    },
    decide: (id) => {
      const document = documents.get(id);
      if (!document) throw new Error(`no document ${id}`);
      documents.set(id, {
        ...document,
        status: 'authorized',
        status_transitions: { ...document.status_transitions, submitted: now, authorized: now },
        authorization: { number: document.access_key, authorized_at: now },
      });
      decisions.emit(id);
    },
    breakIssuing: (error) => {
      failure = error;
    },
  };
}

function refuse(problem: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem };
}

function anEntity(kind: 'sandbox' | 'live'): EntityResource {
  return {
    object: 'entity',
    id: uuid(),
    kind,
    country: 'ec',
    ruc: '1799999990001',
    legal_name: 'ALMACENES EJEMPLO S.A.',
    head_office_address: 'Av. Amazonas N34-120, Quito',
    keeps_accounting: true,
    regime: 'general',
    portal_shows_test: false,
    issuing: { allowed: true },
    created_at: now,
  };
}

function aSeries(environment: Environment, entityId: string): SeriesResource {
  return {
    object: 'series',
    id: uuid(),
    entity_id: entityId,
    environment,
    document_type: 'invoice',
    establishment: '001',
    emission_point: '001',
    next_number: 1,
    active: true,
  };
}

const aReport = {
  object: 'certificate_report',
  checked_at: now,
  verdict: 'good',
  findings: [],
} satisfies CertificateReport;

function aCertificate(serialNumber: string) {
  return {
    holder: 'ANA PEREZ',
    kind: 'persona_natural' as const,
    storage: 'file' as const,
    issuer_name: 'ENTIDAD',
    subject: 'CN=ANA PEREZ',
    issuer: 'CN=ENTIDAD',
    serial_number: serialNumber,
    valid_from: now,
    valid_until: now,
  };
}

function aJourney(documentId: string): DocumentEventResource[] {
  return (['signed', 'accepted'] as const).map((type) => ({
    id: uuid(),
    object: 'document_event',
    document_id: documentId,
    type,
    revision: 1,
    data: {},
    created_at: now,
  }));
}

function aDocument(caller: Caller, content: DocumentContent, sequential: number): DocumentResource {
  const common = {
    country: 'ec' as const,
    currency: 'USD' as const,
    environment: caller.environment,
    status: 'pending' as const,
    status_transitions: { pending: now },
    entity_id: caller.entityId,
    number: `001-001-${String(sequential).padStart(9, '0')}`,
    access_key: String(sequential).padStart(49, '0'),
    sri_messages: [],
    metadata: {},
    issued_at: now,
    delivery_status: 'none' as const,
    emails: [],
    portal_views: 0,
    channel: caller.channel,
    issue_date: '2026-03-04',
    created_at: now,
    updated_at: now,
  };
  const id = uuid();
  return content.object === 'invoice'
    ? { id, ...content, ...common, credit_balance: content.total }
    : { id, ...content, ...common };
}

function aSync(waiting: number): SyncResource {
  return {
    object: 'sync',
    online: null,
    paused: false,
    waiting,
    unsent: 0,
    needs_decision: 0,
    by_status: { pending: 0, submitted: waiting },
    by_step: { sign: 0, send: 0, ask: waiting, ask_before_send: 0 },
    hosts: [],
    last_answers: [],
    signing: { state: 'ready' },
    clock: { state: 'trusted' },
    fiscal_day: { date: '2026-03-04', seconds_left: 50_400, unsent: 0 },
  };
}

const noProformas: Pick<ApiServices, 'proformas' | 'proformaPaper'> = {
  proformas: {
    list: async () => ({ ok: true, value: { data: [], nextCursor: null, prevCursor: null } }),
    get: async () => refuse({ code: 'not_found' }),
    make: async () => refuse({ code: 'not_ready' }),
    setAccepted: async () => refuse({ code: 'not_found' }),
  },
  proformaPaper: {
    pdf: async () => refuse({ code: 'not_found' }),
    print: async () => refuse({ code: 'not_found' }),
    email: async () => refuse({ code: 'not_found' }),
    letter: async () => undefined,
  },
};

const noBackups = { object: 'backups' as const, places: [], running: false };
const noRestore = { object: 'restore', state: 'none', opens_by_itself: true } as const;
