import { expect, it } from 'vitest';
import { heldSaleListed, heldSaleResource } from '../../../src-main/contract/counter/held-sale.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { type IssueReply, issueDocument } from '../../../src-main/issuing/issue-document.ts';
import type { Issuing } from '../../../src-main/issuing/issuing.ts';
import { recallSale } from '../../../src-renderer/features/counter/held/recall-sale.ts';
import { issueSale } from '../../../src-renderer/features/counter/sale/issue/issue-sale.ts';
import { createSaleStore } from '../../../src-renderer/features/counter/sale/sale-store.ts';
import { readBody } from '../../../src-renderer/features/documents/body/read-body.ts';
import { issueBody } from '../../../src-renderer/features/documents/editor/issue/issue-body.ts';
import { bodyOfReturn, emptyReturn } from '../../../src-renderer/features/returns/form/return-draft.ts';
import { issueNote } from '../../../src-renderer/features/returns/issue/issue-note.ts';
import { returnableLines } from '../../../src-renderer/lib/credit/returnable-line.ts';
import { acceptedBy } from '../../../src-renderer/lib/http/answer.ts';
import { makeHttp } from '../../../src-renderer/lib/http/http.ts';
import { serveShop } from '../../support/api/shop-api.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { anIssuer } from '../../support/builders/issued-invoice.ts';
import { layForgetfulLine } from '../../support/network/forgetful-line.ts';
import { counterOn } from '../../support/shops/counter/counter-on.ts';
import { openShop } from '../../support/shops/shop.ts';

/** What a window does when the service did what it asked, and it never heard of it. */
async function openOnForgetfulLine(answered: (reply: IssueReply) => IssueReply = (reply) => reply) {
  const shop = await openShop();
  const caller = await shop.caller();
  const keys = { caller: async (token: string) => (token === 'key' ? caller : undefined) };
  const counter = counterOn(shop.store, () => shop.clock.now);
  const issue: Issuing['issue'] = async (who, type, request) =>
    answered(await issueDocument(shop.issuing, who, { type, ...request }));
  const issuing = { issue, issuerOf: async () => anIssuer() };
  const api = await serveShop(shop.store, { keys, counter, issuing });
  const line = await layForgetfulLine(api.url);
  const as = (token: string) =>
    makeHttp(line.url, { current: async () => token, renew: async () => undefined });
  return { shop, line, local: as(api.session), documents: as('key') };
}

it('takes up a held sale whose answer was lost, though it is on no list any more', async () => {
  const { line, local } = await openOnForgetfulLine();
  const held = await acceptedBy(
    local.send(heldSaleResource, 'POST /v1/local/held-sales', {
      body: { environment: 'test', label: 'Mesa 4', total: '18.40', content: { lines: [] } },
    }),
  );
  let requests = 0;
  const recall = (isAsked: boolean) =>
    recallSale(local, {
      id: held.id,
      isAsked,
      isReadable: () => true,
      onAsk: () => {
        requests += 1;
      },
    });
  line.loseNext('POST', '/recall');
  expect(await recall(false)).toMatchObject({ ok: false, refusal: { code: 'service_unreachable' } });
  expect(requests).toBe(1);
  const query = { environment: 'test' } as const;
  const list = local.send(listOf(heldSaleListed), 'GET /v1/local/held-sales', { query });
  expect((await acceptedBy(list)).data).toEqual([]);
  expect(await recall(true)).toMatchObject({ value: { kind: 'recalled', sale: { label: 'Mesa 4' } } });
});

it('leaves a held sale that it cannot read where it is', async () => {
  const { local } = await openOnForgetfulLine();
  const body = { environment: 'test', label: 'De otra versión', total: '1.00', content: {} } as const;
  const { id } = await acceptedBy(local.send(heldSaleResource, 'POST /v1/local/held-sales', { body }));
  const options = { id, isAsked: false, isReadable: () => false, onAsk: () => expect.unreachable() };
  expect(await recallSale(local, options)).toEqual({ ok: true, value: { kind: 'unreadable' } });
});

it('gives the sale that a service which failed had issued, whatever was changed of it since', async () => {
  let fails = true;
  const { documents } = await openOnForgetfulLine((reply) => {
    if (fails) throw new Error('the service broke down once it had issued');
    return reply;
  });
  const sale = createSaleStore(() => crypto.randomUUID());
  const charge = () =>
    issueSale(documents, sale, {
      payments: [{ method: 'sin_sistema_financiero' }],
      change: '0.00',
      issuingPoint: {},
    });
  sale.getState().add({
    productId: undefined,
    code: 'CAF',
    description: 'Café molido',
    quantity: '1',
    unitPrice: '4.00',
    discount: '0',
    iva: 'iva_15',
  });
  expect(await charge()).toMatchObject({ ok: false, refusal: { code: 'internal_error' } });
  fails = false;
  const [line] = sale.getState().lines;
  sale.getState().change(line?.key ?? '', { quantity: '3' });
  expect(await charge()).toMatchObject({
    ok: true,
    value: { isEarlier: true, document: { lines: [{ quantity: '1' }] } },
  });
});

it('gives the note of a return whose answer was lost, whatever was changed of it since', async () => {
  const { shop, line, documents } = await openOnForgetfulLine();
  const sold = await shop.issue(
    anInvoiceBody({
      buyer: { identification_type: 'cedula', identification: '1710034065', name: 'ROSA CEVALLOS' },
    }),
  );
  await shop.decide(sold.id, 'authorized');
  const invoice = { ...sold, credit_balance: sold.total };
  const lines = returnableLines(invoice, []);
  const returned = (quantity: string) => {
    const draft = { ...emptyReturn, quantities: { 0: quantity }, reason: 'Devolución' };
    return bodyOfReturn({ invoice, lines, draft }, {});
  };
  const options = { idempotencyKey: 'one-return', unanswered: [] };
  const issue = (quantity: string) => issueNote(documents, { ...options, body: returned(quantity) });
  line.loseNext('POST', '/credit-notes');
  expect(await issue('1')).toMatchObject({ ok: false, refusal: { code: 'service_unreachable' } });
  const again = await acceptedBy(issue('0.5'));
  expect(again.lines).toMatchObject([{ quantity: '1' }]);
  expect((await acceptedBy(issue('1'))).id).toBe(again.id);
});

it('gives the document of a draft whose answer was lost, whatever was changed of it since', async () => {
  const { line, documents } = await openOnForgetfulLine();
  const unanswered: Parameters<typeof issueBody>[1]['unanswered'] = [];
  const issue = (tip: string) => {
    const read = readBody('invoice', JSON.parse(JSON.stringify({ ...anInvoiceBody(), tip })));
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const draft = { type: 'invoice', previewId: undefined, draftId: 'one-draft', unanswered } as const;
    return issueBody(documents, { ...draft, body: read.value });
  };
  line.loseNext('POST', '/invoices');
  expect(await issue('0.10')).toMatchObject({ ok: false, refusal: { code: 'service_unreachable' } });
  const earlier = await acceptedBy(issue('0.05'));
  expect(earlier).toMatchObject({ isEarlier: true, document: { tip: '0.10' } });
  // Pressed twice, or again after a crash: it is the same document.
  const again = await acceptedBy(issue('0.10'));
  expect(again).toMatchObject({ isEarlier: false, document: { id: earlier.document.id } });
});
