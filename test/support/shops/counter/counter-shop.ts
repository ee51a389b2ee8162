import { v7 as uuid } from 'uuid';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { makeCounterStores } from '../../../../src-main/app/counter-stores.ts';
import { type CashReport, cashReport } from '../../../../src-main/contract/counter/cash-report.ts';
import {
  type CashSessionResource,
  cashMetadata,
  cashSessionResource,
} from '../../../../src-main/contract/counter/cash-session.ts';
import { type OperatorResource, operatorResource } from '../../../../src-main/contract/counter/operator.ts';
import type { OperatorRole } from '../../../../src-main/contract/counter/permissions.ts';
import { type TillResource, tillResource } from '../../../../src-main/contract/counter/till.ts';
import type { InvoiceResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { makeCounter } from '../../../../src-main/counter/counter.ts';
import type { OwnerSecret } from '../../../../src-main/counter/operators/forgotten-pin.ts';
import { makeExpiringLots } from '../../../../src-main/reports/expiry/expiring-lots.ts';
import { makeExpiryStore } from '../../../../src-main/store/catalog/stock/expiry-store.ts';
import { openStore, type Store } from '../../../../src-main/store/sqlite/open.ts';
import { memoryServices } from '../../api/api-services.ts';
import type { HttpAnswer } from '../../api/http-call.ts';
import { runApi } from '../../api/running-api.ts';
import { anInvoiceBody, type InvoiceInput } from '../../builders/invoice-body.ts';
import { openShop, type TestShop } from '../shop.ts';
import { catalogOn } from './catalog-shop.ts';

/** A shop with its counter and catalog behind the real API, on a real store. Its own environment is `test`. */
export interface CounterShop extends TestShop {
  /** As a person of the window; the path begins after `/v1/local`. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<HttpAnswer>;
  /** The body of an answer that must be good. */
  ok<Schema extends z.ZodType>(
    schema: Schema,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<z.output<Schema>>;
  /** An administrator if it is the first; signed in afterwards. */
  hire(name: string, role: OperatorRole, pin?: string): Promise<OperatorResource>;
  signIn(operator: Pick<OperatorResource, 'id'>, pin?: string): Promise<void>;
  /** The till of 001-001. */
  till(): Promise<TillResource>;
  open(till: TillResource, openingFloat?: string): Promise<CashSessionResource>;
  /** An invoice that says its cash session. */
  sell(session: CashSessionResource, body?: Partial<InvoiceInput>): Promise<InvoiceResource>;
  x(session: CashSessionResource): Promise<CashReport>;
  close(session: CashSessionResource, count?: readonly Counted[]): Promise<CashReport>;
  /** The token of the person's session. */
  readonly session: string;
  /** What was logged so far. */
  log(): string;
  /** The counter of a program that started anew on the same file. */
  restarted(): Promise<CounterOnStore>;
}

interface Counted {
  readonly denomination: string;
  readonly quantity: number;
}

type CounterOnStore = ReturnType<typeof counterOn>;

export const PIN = '482913';
const cursorSecret = Buffer.alloc(32, 7);

export function counterOn(
  store: Store,
  now: () => Date,
  ownerSecrets: readonly OwnerSecret[] = [],
  assignedPoint: () => Promise<string | undefined> = async () => undefined,
) {
  return makeCounter({
    assignedPoint,
    ...makeCounterStores(store),
    // The window's session is nobody's until somebody signs in.
    isOwner: () => false,
    environment: async () => 'sandbox',
    personChanged: () => {},
    ownerSecrets: async () => ownerSecrets,
    // At full cost each PIN takes 40 ms of the processor.
    pinCost: { N: 2, r: 1, p: 1 },
    now,
    newId: () => uuid(),
    cursorSecret,
  });
}

export async function openCounterShop(ownerSecrets: readonly OwnerSecret[] = []): Promise<CounterShop> {
  const shop = await openShop();
  const now = () => shop.clock.now;
  const { services } = memoryServices();
  const counter = counterOn(shop.store, now, ownerSecrets);
  const catalog = catalogOn(shop.store, counter.removals);
  const expiringLots = makeExpiringLots({ store: makeExpiryStore(shop.store), now });
  const api = await runApi({ services: { ...services, counter, catalog, expiringLots } });
  onTestFinished(() => api.stop());

  const call: CounterShop['call'] = (method, path, body, headers = {}) =>
    api.call(method, `/v1/local${path}`, { token: api.session, body, headers });
  const ok: CounterShop['ok'] = async (schema, method, path, body) => {
    const answer = await call(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return schema.parse(answer.json());
  };
  const signIn: CounterShop['signIn'] = async ({ id }, pin = PIN) => {
    await ok(z.unknown(), 'POST', `/operators/${id}/sign-in`, { pin });
  };

  return {
    ...shop,
    call,
    ok,
    async hire(name, role, pin = PIN) {
      const operator = await ok(operatorResource, 'POST', '/operators', { name, role, pin });
      await signIn(operator, pin);
      return operator;
    },
    signIn,
    till: () =>
      ok(tillResource, 'POST', '/tills', {
        name: 'Caja 1',
        environment: 'test',
        establishment: '001',
        emission_point: '001',
      }),
    open: (till, openingFloat = '50.00') =>
      ok(cashSessionResource, 'POST', '/cash-sessions', { till_id: till.id, opening_float: openingFloat }),
    sell: (session, body = {}) =>
      shop.issue(anInvoiceBody({ ...body, metadata: { [cashMetadata.session]: session.id } })),
    x: ({ id }) => ok(cashReport, 'POST', `/cash-sessions/${id}/x`),
    close: ({ id }, count = []) => ok(cashReport, 'POST', `/cash-sessions/${id}/close`, { count }),
    session: api.session,
    log: api.log,
    async restarted() {
      const store = openStore(shop.file);
      onTestFinished(() => store.close());
      return counterOn(store, now);
    },
  };
}
