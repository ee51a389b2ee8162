import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import {
  type CatalogImportResource,
  type CatalogImportRow,
  type CatalogSubject,
  catalogImportResource,
  catalogImportRowList,
} from '../../../../src-main/contract/catalog/catalog-import.ts';
import { sheetsInThread } from '../../../../src-main/counter/catalog/sheets/sheets-in-thread.ts';
import { makeCatalog } from '../../../../src-main/counter/catalog.ts';
import { readPicture } from '../../../../src-main/ride/drawing/picture.ts';
import { renderLabels } from '../../../../src-main/ride/labels/labels.ts';
import { makeCatalogBulkStore } from '../../../../src-main/store/catalog/catalog-bulk-store.ts';
import { makeCustomerStore } from '../../../../src-main/store/catalog/customers.ts';
import { makeLabelStore } from '../../../../src-main/store/catalog/label-store.ts';
import { makeParentStore } from '../../../../src-main/store/catalog/parent-store.ts';
import { makePriceListStore } from '../../../../src-main/store/catalog/price-list-store.ts';
import { makeProductStore } from '../../../../src-main/store/catalog/products.ts';
import { makeTileStore } from '../../../../src-main/store/catalog/tile-store.ts';
import { makeSettings } from '../../../../src-main/store/rows/business/settings.ts';
import type { Store } from '../../../../src-main/store/sqlite/open.ts';
import type { HttpAnswer } from '../../api/http-call.ts';
import { serveShop } from '../../api/shop-api.ts';
import { threadFile } from '../../service/door.ts';
import { openTestStore } from '../../store/store.ts';
import { removalsOn } from './removals-on.ts';

/**
 * The catalog on a store, its spreadsheets read in a thread as the program does.
 *
 * @param removals of the counter, where one stands on the same store
 */
export function catalogOn(store: Store, removals = removalsOn(store)) {
  return makeCatalog({
    products: makeProductStore(store),
    parents: makeParentStore(store),
    customers: makeCustomerStore(store),
    priceLists: makePriceListStore(store),
    bulk: makeCatalogBulkStore(store),
    labels: makeLabelStore(store),
    tiles: makeTileStore(store),
    removals,
    readPicture,
    files: sheetsInThread(threadFile('sheet-thread')),
    renderLabels,
    scaleLabels: () => makeSettings(store).get('scale_labels'),
    variantsEnabled: () => makeSettings(store).get('variants_enabled'),
    now: () => new Date('2026-11-21T17:00:00.000Z'),
    newId: () => uuid(),
  });
}

/** The catalog behind the real API, on a real store. Paths begin after `/v1/local`. */
export interface CatalogShop {
  readonly store: Store;
  call(method: string, path: string, body?: unknown): Promise<HttpAnswer>;
  ok<Schema extends z.ZodType>(
    schema: Schema,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<z.output<Schema>>;
  /** Sends a file and takes the answer as it is. */
  send(subject: CatalogSubject, name: string, content: string | Uint8Array): Promise<Response>;
  /** Sends bytes as they are. */
  sendBytes(method: string, path: string, mediaType: string, bytes: Uint8Array): Promise<Response>;
  /** The preview of a file that can be read. */
  preview(
    subject: CatalogSubject,
    name: string,
    content: string | Uint8Array,
  ): Promise<CatalogImportResource>;
  rows(made: CatalogImportResource, query?: string): Promise<readonly CatalogImportRow[]>;
  commit(made: CatalogImportResource, body?: object): Promise<HttpAnswer>;
  /** The bytes of a file of the API. */
  download(path: string): Promise<Uint8Array>;
}

export async function openCatalogShop(): Promise<CatalogShop> {
  const { store } = openTestStore();
  const api = await serveShop(store, { catalog: catalogOn(store) });
  const authorization = `Bearer ${api.session}`;
  const urlOf = (path: string) => `${api.url}/v1/local${path}`;

  const call: CatalogShop['call'] = (method, path, body) =>
    api.call(method, `/v1/local${path}`, { token: api.session, body });
  const ok: CatalogShop['ok'] = async (schema, method, path, body) => {
    const answer = await call(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return schema.parse(JSON.parse(answer.text));
  };
  const send: CatalogShop['send'] = (subject, name, content) => {
    const form = new FormData();
    form.append('file', new Blob([typeof content === 'string' ? content : Buffer.from(content)]), name);
    return fetch(urlOf(`/${subject}/imports`), { method: 'POST', headers: { authorization }, body: form });
  };
  return {
    store,
    call,
    ok,
    send,
    sendBytes: (method, path, mediaType, bytes) =>
      fetch(urlOf(path), {
        method,
        headers: { authorization, 'content-type': mediaType },
        body: Buffer.from(bytes),
      }),
    async preview(subject, name, content) {
      const answer = await send(subject, name, content);
      const text = await answer.text();
      if (answer.status !== 201) throw new Error(`${answer.status}: ${text}`);
      return catalogImportResource.parse(JSON.parse(text));
    },
    rows: async ({ subject, id }, query = '') =>
      (await ok(catalogImportRowList, 'GET', `/${subject}/imports/${id}/rows?${query}`)).data,
    commit: ({ subject, id }, body = {}) => call('POST', `/${subject}/imports/${id}/commit`, body),
    async download(path) {
      const answer = await fetch(urlOf(path), { headers: { authorization } });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
  };
}
