import { expect } from 'vitest';
import { purchaseResource } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import type { AnnexQuery } from '../../../../src-main/contract/reports/transaction-annex.ts';
import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import { makeTransactionAnnexes } from '../../../../src-main/reports/annex/transaction-annexes.ts';
import { makeExportSource } from '../../../../src-main/store/reading/export-source.ts';
import { makeAnnexStore } from '../../../../src-main/store/reading/reports/annex-store.ts';
import { startAuthorityDouble } from '../../authority-double/authority-double.ts';
import { otherRuc } from '../../certificates/test-certificates.ts';
import { aCertificate, aSetup, openShop } from '../shop.ts';
import { purchasesOf } from './purchase-shop.ts';
import { aSupplier, type Supplier } from './supplier.ts';

/** The business whose annex it is, as others name it. */
export const us = { identification_type: 'ruc', identification: otherRuc, name: 'NOSOTROS S.A.' } as const;

const now = () => new Date('2026-11-21T17:00:30Z');

/**
 * A business that withholds, with a supplier that is its customer too, on 2026-11-21; what it issues is numbered and keyed the
 * same every time.
 */
export async function anAnnexShop(business: object = {}) {
  const authority = await startAuthorityDouble({ decisionDelayMs: 0, now });
  const supplier = await aSupplier(authority);
  const { p12, password } = aCertificate({}, otherRuc);
  const shop = await openShop({
    setup: aSetup({
      business: {
        ruc: otherRuc,
        legal_name: 'ÑUSTA & HIJOS CÍA. LTDA.',
        withholding_agent_resolution: '1',
        ...business,
      },
      certificate: { p12_base64: p12.toString('base64'), password },
      establishments: [
        { code: '001', address: 'Quito', emission_points: [{ code: '001', next_numbers: {} }] },
        { code: '003', address: 'Cuenca', emission_points: [{ code: '001', next_numbers: {} }] },
      ],
    }),
  });
  const purchases = await purchasesOf(shop, authority);
  const { entityId } = await shop.caller();
  const scope = { entityId, environment: 'test' } as const;
  const annexes = makeTransactionAnnexes({
    store: makeAnnexStore(shop.store),
    source: makeExportSource(shop.store.db),
    purchases: purchases.store,
  });
  const bought = async (body: object) => {
    const answer = await purchases.call('POST', '', body);
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
    return purchaseResource.parse(answer.json());
  };
  return {
    shop,
    supplier,
    /** Issues what the authority authorizes. */
    async issued(type: DocumentType, body: unknown) {
      const document = await shop.issueAs(type, body);
      await shop.decide(document.id, 'authorized');
      return document;
    },
    /** Takes in what was typed from paper. */
    typed: (invoice: object) => bought({ invoice }),
    /** Declares a purchase in another month. */
    book: async (id: string, booked_month: string) => {
      const answer = await purchases.call('PATCH', `/${id}`, { booked_month });
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    },
    /** Takes in what the supplier issues. */
    async received(type: Parameters<Supplier['issue']>[0], body: unknown) {
      const { id, access_key } = await supplier.issue(type, body);
      await supplier.shop.decide(id, 'authorized');
      return bought({ access_key });
    },
    async read(month = '2026-11', contents: AnnexQuery['contents'] = 'all') {
      const outcome = await annexes.read(scope, { month, contents });
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
      return outcome.value;
    },
    async xml(month = '2026-11', contents: AnnexQuery['contents'] = 'all') {
      const made = await annexes.file(scope, { month, contents, format: 'xml' });
      if (!made.ok) throw new Error(JSON.stringify(made.problem));
      return Buffer.from(made.value.bytes).toString();
    },
    stop: () => authority.close(),
  };
}
