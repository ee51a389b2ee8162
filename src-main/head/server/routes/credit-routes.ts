import type { FastifyInstance } from 'fastify';
import { checkQuery } from '../../../api/routing/check-query.ts';
import { creditHoldBody, invoiceQuery } from '../../../contract/head/credit/credit-holds.ts';
import { findInvoice, type InvoiceFinder, readInvoice } from '../../credit/find-invoice.ts';
import { releaseHold, takeHold } from '../../credit/holds.ts';
import { answer, answerBody } from '../answer.ts';
import { onlyStations } from '../guard.ts';

/** What stations call to credit an invoice that another one issued. */
export function registerCreditRoutes(server: FastifyInstance, finder: InvoiceFinder): void {
  const { database } = finder;
  const guard = { onRequest: onlyStations(database) };

  server.get('/v1/stations/self/invoices', guard, async (request, reply) => {
    const query = checkQuery(invoiceQuery, request.query);
    if (!query.ok) return answer(request, reply, query);
    const invoice = await findInvoice(database, query.value, request.stationId);
    if (!invoice.ok) return answer(request, reply, invoice);
    const value = await readInvoice(finder, invoice.value, query.value.environment);
    return answer(request, reply, { ok: true, value });
  });

  server.post(
    '/v1/stations/self/credit-holds',
    guard,
    answerBody(creditHoldBody, (body, { stationId }) => takeHold(finder, stationId, body)),
  );

  server.delete<{ Params: { id: string } }>(
    '/v1/stations/self/credit-holds/:id',
    guard,
    async (request, reply) =>
      answer(request, reply, await releaseHold(finder, request.stationId, request.params.id)),
  );
}
