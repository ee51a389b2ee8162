import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { checkQuery } from '../../../api/routing/check-query.ts';
import { customerBody } from '../../../contract/catalog/customer.ts';
import { priceListBody } from '../../../contract/catalog/price-list.ts';
import { productBody } from '../../../contract/catalog/product.ts';
import { headOperatorBody, headOperatorPatch } from '../../../contract/head/operators.ts';
import { headSettingsBody } from '../../../contract/head/settings.ts';
import { type HeadRole, headRoles } from '../../../contract/head/stations/stations.ts';
import type { Outcome } from '../../../contract/problems/problems.ts';
import { refuse } from '../../../contract/problems/refuse.ts';
import { CUSTOMER, removeCustomer, saveCustomer, shownCustomer } from '../../catalog/customers.ts';
import { listQuery } from '../../catalog/list-query.ts';
import { removePriceList, savePriceList, shownPriceList } from '../../catalog/price-lists.ts';
import { PRICE_LIST, PRODUCT, removeProduct, saveProduct, shownProduct } from '../../catalog/products.ts';
import { type HeadRecord, listRecords, recordOf } from '../../catalog/records.ts';
import { changeSettings, readSettings } from '../../catalog/settings.ts';
import type { HeadDatabase } from '../../database/open-database.ts';
import { changeOperator, createOperator, OPERATOR, shownOperator } from '../../people/operators.ts';
import { answer, answerBody } from '../answer.ts';
import { type KeyDoor, onlyKeys } from '../guard.ts';

interface OfOne {
  Params: { id: string };
}

/** How something is made, without an identifier, or replaced, and taken away. */
interface Changes<Schema extends z.ZodType> {
  readonly body: Schema;
  save(database: HeadDatabase, id: string | undefined, body: z.output<Schema>): Promise<Outcome<unknown>>;
  remove(database: HeadDatabase, id: string): Promise<Outcome<undefined>>;
}

const idOf = (request: FastifyRequest): string => {
  const { id } = z.object({ id: z.string() }).parse(request.params);
  return id.toLowerCase();
};

/** What the head office decides for its stations: products, price lists, people, settings; and the customers, of which they decide too. */
export function registerCatalogRoutes(server: FastifyInstance, door: KeyDoor): void {
  const { database, now } = door;
  const only = (...roles: readonly HeadRole[]) => ({ onRequest: onlyKeys(door, roles) });
  const read = only(...headRoles);
  const change = only('manager', 'owner');

  function serve(path: string, subject: string, shown: (record: HeadRecord) => unknown): void {
    server.get(path, read, async (request, reply) => {
      const query = checkQuery(listQuery, request.query);
      if (!query.ok) return answer(request, reply, query);
      const { records, total } = await listRecords(database, subject, query.value);
      const { offset } = query.value;
      const value = { object: 'list', data: records.map(shown), total_count: total, offset };
      return answer(request, reply, { ok: true, value });
    });
    server.get<OfOne>(`${path}/:id`, read, async (request, reply) => {
      const record = await recordOf(database, subject, idOf(request));
      return answer(request, reply, record ? { ok: true, value: shown(record) } : notFound);
    });
  }

  function serveChanges<Schema extends z.ZodType>(
    path: string,
    { body: schema, save, remove }: Changes<Schema>,
  ): void {
    server.post(
      path,
      change,
      answerBody(schema, (body) => save(database, undefined, body)),
    );
    server.put(
      `${path}/:id`,
      change,
      answerBody(schema, (body, request) => save(database, idOf(request), body)),
    );
    server.delete<OfOne>(`${path}/:id`, change, async (request, reply) => {
      const removed = await remove(database, idOf(request));
      return removed.ok ? reply.code(204).send() : answer(request, reply, removed);
    });
  }

  serve('/v1/head/products', PRODUCT, shownProduct);
  serveChanges('/v1/head/products', { body: productBody, save: saveProduct, remove: removeProduct });

  serve('/v1/head/price-lists', PRICE_LIST, shownPriceList);
  serveChanges('/v1/head/price-lists', { body: priceListBody, save: savePriceList, remove: removePriceList });

  serve('/v1/head/customers', CUSTOMER, shownCustomer);
  serveChanges('/v1/head/customers', {
    body: customerBody,
    save: (_, id, body) => saveCustomer(database, id, { body, at: now() }),
    remove: removeCustomer,
  });

  serve('/v1/head/operators', OPERATOR, shownOperator);
  server.post(
    '/v1/head/operators',
    change,
    answerBody(headOperatorBody, (body) => createOperator(database, body, now())),
  );
  server.patch(
    '/v1/head/operators/:id',
    change,
    answerBody(headOperatorPatch, (body, request) => changeOperator(database, idOf(request), body)),
  );

  server.get('/v1/head/settings', read, async (request, reply) =>
    answer(request, reply, { ok: true, value: await readSettings(database) }),
  );
  server.patch(
    '/v1/head/settings',
    change,
    answerBody(headSettingsBody, async (body) => ({ ok: true, value: await changeSettings(database, body) })),
  );
}

const notFound = refuse({ code: 'not_found' });
