import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { invoiceOfShop } from '../../../src-main/contract/head/credit/invoice-of-shop.ts';
import { aCreditNoteBody } from '../../support/builders/credit-note-body.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { allSent, enrol } from '../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';
import { testHeads } from '../../support/head/test-heads.ts';
import { keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import { staff } from '../../support/service/staffed-service.ts';
import { testServices } from '../../support/service/test-services.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const refusalBody = z.looseObject({
  code: z.string(),
  errors: z.array(z.looseObject({ code: z.string() })).optional(),
});

describe.skipIf(missing !== undefined)('a return of what another till sold', () => {
  const services = testServices();
  const heads = testHeads();
  const postgres = testPostgres();

  it('is found through the head office, and without it takes a second person', async () => {
    const head = await heads.on(postgres.url());
    const [seller, till] = await Promise.all([services.start(), services.start()]);
    const point = { environment: 'sandbox', establishment: '001', emission_point: '007' };
    const added = await ownerOf(seller).call('POST', '/v1/local/emission-points', { body: point });
    expect(added.status, added.text).toBe(201);
    for (const one of [seller, till]) await enrol(ownerOf(one), head);
    const sold = await (await keyHolderOf(seller)).issue(
      anInvoiceBody({ establishment: '001', emission_point: '007' }),
      'wait=20',
    );
    await allSent(ownerOf(seller));

    const shop = await staff(till);
    await shop.signIn(shop.ana);
    const find = (name: string) =>
      shop.documents.call('GET', `/v1/local/head-office/invoices?invoice=${name}`);
    for (const name of [sold.number, sold.access_key]) {
      const found = await find(name);
      expect(found.status, found.text).toBe(200);
      const { invoice, credit_notes } = invoiceOfShop.parse(found.json());
      expect(invoice).toMatchObject({ id: sold.id, total: sold.total, credit_balance: sold.total });
      expect(credit_notes).toEqual([]);
    }
    expect((await find('001-009-000000001')).status).toBe(404);

    const credit = (approvals?: string) =>
      shop.documents.call('POST', '/v1/ec/credit-notes', {
        body: aCreditNoteBody({
          modified_document: { document_id: sold.id },
          ...(approvals !== undefined && { metadata: { approvals } }),
        }),
      });
    const note = await credit();
    expect(note.status, note.text).toBe(201);
    expect(invoiceOfShop.parse((await find(sold.number)).json()).invoice.credit_balance).toBe('11.50');

    await head.stop();
    expect(refusalBody.parse((await find(sold.number)).json()).code).toBe('head_office_unreachable');
    const byNumber = (approvals?: string) =>
      shop.documents.call('POST', '/v1/ec/credit-notes', {
        body: {
          modified_document: { number: sold.number, issue_date: sold.issue_date },
          buyer: sold.buyer,
          reason: 'Devolución de una unidad',
          lines: [
            {
              description: 'Cuaderno universitario',
              quantity: '1',
              unit_price: '10.00',
              taxes: [{ type: 'iva', rate: 'iva_15' }],
            },
          ],
          ...(approvals !== undefined && { metadata: { approvals } }),
        },
      });
    const about = { item: sold.number, amount: '11.50' };
    const unanswered = refusalBody.parse((await byNumber()).json());
    expect(unanswered).toMatchObject({
      code: 'operator_not_allowed',
      errors: [{ code: 'credit_unchecked', about }],
    });
    // The operator who serves cannot be the second person.
    const own = await shop.approve('credit_unchecked', about);
    expect((await byNumber(own)).status).toBe(403);
    await shop.signIn(shop.caro);
    const allowed = [await shop.approve('return_sale', about), await shop.approve('credit_unchecked', about)];
    const issued = await byNumber(allowed.join(','));
    expect(issued.status, issued.text).toBe(201);
    const program = await (await keyHolderOf(till)).call('POST', '/v1/ec/credit-notes', {
      body: aCreditNoteBody({ modified_document: { document_id: sold.id } }),
    });
    expect(program.status).toBe(422);
  });
});
