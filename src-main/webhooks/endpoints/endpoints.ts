import type { PageQuery } from '../../contract/list.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { type Refused, refuse } from '../../contract/problems/refuse.ts';
import type {
  WebhookEndpointBody,
  WebhookEndpointPatch,
  WebhookEndpointResource,
  WebhookEndpointWithSecret,
} from '../../contract/webhooks/webhook-endpoint.ts';
import { includesDocuments, type WebhookEventPattern } from '../../contract/webhooks/webhook-event.ts';
import { DAY_MS } from '../../documents/values/ecuador-time.ts';
import { sha256 } from '../../issuing/requests/fingerprint.ts';
import { type KeysetPage, type KeysetQuestion, keysetPage } from '../../reading/lists/keyset-page.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { urlFault } from './check-url.ts';
import { endpointResourceOf } from './endpoint-resource.ts';
import type {
  EndpointCaller,
  EndpointScope,
  EndpointSecret,
  EndpointStore,
  StoredEndpoint,
} from './endpoint-store.ts';
import { mayNotRead, noEndpoint } from './refuse.ts';
import { hintOf, newSecret } from './secret.ts';

export interface EndpointDependencies {
  readonly endpoints: EndpointStore;
  readonly box: Pick<SecretBox, 'seal'>;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly cursorSecret: Uint8Array;
  /** Where this service listens; undefined while it does not. */
  readonly ownPort: () => number | undefined;
  /** Something is to be sent now. */
  readonly due: () => void;
}

/** Of a business in an environment: each event is written once for every one of them. */
const ENDPOINTS_AT_MOST = 20;

/** Where the events of a business in an environment are sent. */
export function makeEndpoints(dependencies: EndpointDependencies) {
  const { endpoints, box, now, newId, cursorSecret, ownPort, due } = dependencies;

  const resourceOf = (endpoint: StoredEndpoint) => endpointResourceOf(endpoints, endpoint, now());

  async function outcomeOf(endpoint: StoredEndpoint | undefined): Promise<Outcome<WebhookEndpointResource>> {
    return endpoint ? { ok: true, value: await resourceOf(endpoint) } : noEndpoint;
  }

  function seal(secret: string): Pick<EndpointSecret, 'sealed' | 'hint'> {
    return { sealed: box.seal(Buffer.from(secret, 'utf8')), hint: hintOf(secret) };
  }

  function refusedUrl(url: string): Refused | undefined {
    const fault = urlFault(url, ownPort());
    return fault && refuse({ code: 'validation_failed', errors: [fault] });
  }

  return {
    async create(
      caller: EndpointCaller,
      { url, events, disabled }: WebhookEndpointBody,
    ): Promise<Outcome<WebhookEndpointWithSecret>> {
      const { entityId, environment } = caller;
      const refused = refusedEvents(events, caller) ?? refusedUrl(url);
      if (refused) return refused;
      const secret = newSecret();
      const endpoint: StoredEndpoint = {
        id: newId(),
        entityId,
        environment,
        url,
        events,
        disabled,
        secret: seal(secret),
        createdAt: now().toISOString(),
      };
      if (!(await endpoints.insert(endpoint, ENDPOINTS_AT_MOST))) return tooMany;
      return { ok: true, value: { ...(await resourceOf(endpoint)), secret } };
    },

    async list(
      scope: EndpointScope,
      query: PageQuery,
    ): Promise<Outcome<KeysetPage<WebhookEndpointResource>>> {
      const list = {
        filters: sha256('webhook_endpoints', scope.entityId, scope.environment).slice(0, 16),
        cursorSecret,
        positionOf: ({ id }: StoredEndpoint) => id,
        find: (question: KeysetQuestion) => endpoints.page(scope, question),
      };
      const page = await keysetPage(list, query);
      if (!page.ok) return page;
      return { ok: true, value: { ...page.value, data: await Promise.all(page.value.data.map(resourceOf)) } };
    },

    get: async (scope: EndpointScope, id: string) => outcomeOf(await endpoints.find(scope, id)),

    async change(
      scope: EndpointCaller,
      id: string,
      { url, events, disabled }: WebhookEndpointPatch,
    ): Promise<Outcome<WebhookEndpointResource>> {
      const endpoint = await endpoints.find(scope, id);
      if (!endpoint) return noEndpoint;
      const isOnlyDisabled = disabled === true && url === undefined && events === undefined;
      const refused =
        (isOnlyDisabled ? undefined : refusedEvents(events ?? endpoint.events, scope)) ??
        (url === undefined ? undefined : refusedUrl(url));
      if (refused) return refused;
      const changed = await endpoints.change(scope, id, {
        ...(url !== undefined && { url }),
        ...(events !== undefined && { events }),
        ...(disabled !== undefined && { disabled }),
      });
      due();
      return outcomeOf(changed);
    },

    async remove(scope: EndpointScope, id: string): Promise<Outcome<undefined>> {
      const removed = await endpoints.remove(scope, id, now().toISOString());
      return removed ? { ok: true, value: undefined } : noEndpoint;
    },

    /** A new secret; the one before signs as well for a day. */
    async rotateSecret(scope: EndpointScope, id: string): Promise<Outcome<WebhookEndpointWithSecret>> {
      const endpoint = await endpoints.find(scope, id);
      if (!endpoint) return noEndpoint;
      const secret = newSecret();
      const expiresAt = new Date(now().getTime() + DAY_MS).toISOString();
      const previous = { sealed: endpoint.secret.sealed, expiresAt };
      const changed = await endpoints.change(scope, id, { secret: { ...seal(secret), previous } });
      if (!changed) return noEndpoint;
      return { ok: true, value: { ...(await resourceOf(changed)), secret } };
    },
  };
}

/** A key that subscribes to events of documents reads documents. */
function refusedEvents(
  events: readonly WebhookEventPattern[],
  { scopes }: EndpointCaller,
): Refused | undefined {
  return includesDocuments(events) && !scopes.includes('read') ? mayNotRead : undefined;
}

const tooManyMessage = `Se admiten hasta ${ENDPOINTS_AT_MOST} endpoints por negocio y ambiente: elimine los que no use.`;
const tooMany = refuse({
  code: 'validation_failed',
  detail: tooManyMessage,
  errors: [{ pointer: '', code: 'too_many', message: tooManyMessage }],
});
