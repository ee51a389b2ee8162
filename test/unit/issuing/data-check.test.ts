import { describe, expect, it } from 'vitest';
import type { Environment } from '../../../src-main/documents/kinds.ts';
import { type IssueCommand, issueDocument } from '../../../src-main/issuing/issue-document.ts';
import { type DataChecked, makeDataChecked } from '../../../src-main/issuing/preparing/data-check.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { openShop, type TestShop } from '../../support/shops/shop.ts';

describe('the first document after a start', () => {
  it('counts only once the data file was checked; until then nothing is written, and the key may be used again', async () => {
    const shop = await openShop();
    let end = () => {};
    const check = new Promise<void>((resolve) => {
      end = resolve;
    });
    const issue = issuingIn(
      shop,
      makeDataChecked(() => check, 1),
    );
    const command = { body: anInvoiceBody(), idempotencyKey: 'sale-1' };
    expect(await issue('live', command)).toMatchObject({
      ok: false,
      problem: { code: 'starting', retryAfterSeconds: 5, detail: expect.stringContaining('revisa') },
    });
    expect(await issue('test', command)).toMatchObject({ ok: true });
    end();
    expect(await issue('live', command)).toMatchObject({
      ok: true,
      value: { document: { number: '001-001-000000001' }, replayed: false },
    });
  });

  it('waits for a check that soon ends', async () => {
    const shop = await openShop();
    const begun = Promise.withResolvers<void>();
    const check = Promise.withResolvers<void>();
    const dataChecked = makeDataChecked(() => {
      begun.resolve();
      return check.promise;
    });
    const issuing = issuingIn(shop, dataChecked)('live', { body: anInvoiceBody() });
    await begun.promise;
    check.resolve();
    expect(await issuing).toMatchObject({ ok: true });
  });
});

function issuingIn(shop: TestShop, dataChecked: DataChecked) {
  return async (environment: Environment, command: Omit<IssueCommand, 'type'>) =>
    issueDocument({ ...shop.issuing, dataChecked }, await shop.caller(environment), {
      type: 'invoice',
      ...command,
    });
}
