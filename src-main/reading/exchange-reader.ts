import type { ExchangeResource } from '../contract/documents/authority/exchange.ts';
import type { PageQuery } from '../contract/list.ts';
import type { Outcome, Problem } from '../contract/problems/problems.ts';
import { sha256 } from '../issuing/requests/fingerprint.ts';
import { type KeysetPage, type KeysetQuestion, keysetPage } from './lists/keyset-page.ts';

/** The questions to the authority and their answers, as they are kept. */
export interface ExchangeStore {
  hasDocument(documentId: string): Promise<boolean>;
  /** Of a document, newest first. */
  page(documentId: string, question: KeysetQuestion): Promise<readonly ExchangeResource[]>;
  find(documentId: string, exchangeId: string): Promise<StoredExchange | undefined>;
}

export interface StoredExchange {
  readonly operation: ExchangeResource['operation'];
  readonly accessKey: string;
  /** Of the revision that was on its way: frozen at its signature, so what was sent is what is kept. */
  readonly signedXml: Uint8Array | undefined;
  /** Undefined when none came. */
  readonly answer: Uint8Array | undefined;
}

/** Writes the request again that a question was put in. */
export interface Envelopes {
  reception(signedXml: Uint8Array): string;
  authorization(accessKey: string): string;
}

export type ExchangeReader = ReturnType<typeof makeExchangeReader>;

/** What was sent to the authority and what it answered, for a person: of any business and environment. */
export function makeExchangeReader(dependencies: {
  readonly store: ExchangeStore;
  readonly envelopes: Envelopes;
  readonly cursorSecret: Uint8Array;
}) {
  const { store, envelopes, cursorSecret } = dependencies;
  return {
    async list(documentId: string, query: PageQuery): Promise<Outcome<KeysetPage<ExchangeResource>>> {
      if (!(await store.hasDocument(documentId))) return { ok: false, problem: noDocument };
      const list = {
        filters: sha256('exchanges', documentId).slice(0, 16),
        cursorSecret,
        positionOf: ({ id }: ExchangeResource) => id,
        find: (question: KeysetQuestion) => store.page(documentId, question),
      };
      return keysetPage(list, query);
    },

    /** The request as it went out, byte for byte. */
    async request(documentId: string, exchangeId: string): Promise<Outcome<string>> {
      const exchange = await store.find(documentId, exchangeId);
      if (!exchange) return { ok: false, problem: noExchange };
      if (exchange.operation === 'authorization') {
        return { ok: true, value: envelopes.authorization(exchange.accessKey) };
      }
      if (!exchange.signedXml)
        throw new Error(`exchange ${exchangeId} sent a document that was never signed`);
      return { ok: true, value: envelopes.reception(exchange.signedXml) };
    },

    /** The answer as it came, byte for byte. */
    async answer(documentId: string, exchangeId: string): Promise<Outcome<Uint8Array>> {
      const exchange = await store.find(documentId, exchangeId);
      if (!exchange) return { ok: false, problem: noExchange };
      if (!exchange.answer) return { ok: false, problem: noAnswer };
      return { ok: true, value: exchange.answer };
    },
  };
}

const noDocument: Problem = { code: 'not_found', detail: 'No existe.' };
const noExchange: Problem = { code: 'not_found', detail: 'El documento no tiene ese intercambio.' };
const noAnswer: Problem = { code: 'not_found', detail: 'A esta pregunta no llegó ninguna respuesta.' };
