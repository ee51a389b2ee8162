import { describe, expect, it } from 'vitest';
import { reimbursementBody } from '../../../../src-main/documents/model/reimbursement.ts';
import {
  computeReimbursement,
  reimbursementFaults,
} from '../../../../src-main/documents/reimbursement/compute.ts';
import { reimbursementWarnings } from '../../../../src-main/documents/reimbursement/warnings.ts';
import { aReimbursement } from '../../../support/builders/purchase-settlement-body.ts';

const [sample] = aReimbursement().documents;

/** Documents like the sample but for the parts each test is about. */
function reimbursing(...documents: object[]) {
  return reimbursementBody.parse({ documents: documents.map((parts) => ({ ...sample, ...parts })) });
}

const iva = (rate: string, base: string, value?: string) => ({
  type: 'iva',
  rate,
  base,
  ...(value !== undefined && { value }),
});

describe('documents reimbursed', () => {
  it('add up to their bases and taxes, each tax rounded as it is written', () => {
    const body = reimbursing(
      { taxes: [iva('iva_15', '0.10'), iva('iva_0', '5.00')] },
      { taxes: [iva('iva_15', '0.10')] },
    );
    expect(computeReimbursement(body)).toMatchObject({
      document_type: '41',
      base: '5.20',
      tax: '0.04',
      total: '5.24',
    });
  });

  it('were paid in Ecuador unless another country is stated', () => {
    const { documents } = computeReimbursement(reimbursing({}, { payment_country: '110' }));
    expect(documents.map(({ payment_country }) => payment_country)).toEqual(['593', '110']);
  });

  it('keep their compensations, which no total counts', () => {
    const body = reimbursing({ compensations: [{ code: '1', rate: '2', value: '0.5' }] });
    expect(computeReimbursement(body)).toMatchObject({
      total: '115.00',
      documents: [{ compensations: [{ code: '1', rate: '2.00', value: '0.50' }] }],
    });
  });
});

describe('documents reimbursed are refused', () => {
  const faultsOf = (body: ReturnType<typeof reimbursing> | undefined, pointer?: string) =>
    reimbursementFaults(body, { issueDate: '2026-11-20', ...(pointer !== undefined && { pointer }) }).map(
      (fault) => `${fault.pointer} ${fault.code}`,
    );

  it('for nothing where there are none, or of the same day', () => {
    expect(faultsOf(undefined)).toEqual([]);
    expect(faultsOf(reimbursing({ issue_date: '2026-11-20' }))).toEqual([]);
  });

  it('each for its own day and rates, below the pointer of their holder', () => {
    const body = reimbursing(
      { issue_date: '2026-11-21' },
      {},
      { issue_date: '2024-03-31', taxes: [iva('iva_12', '1'), iva('iva_15', '1')] },
    );
    expect(faultsOf(body, '/support_documents/0/reimbursement')).toEqual([
      '/support_documents/0/reimbursement/documents/0/issue_date date_in_future',
      '/support_documents/0/reimbursement/documents/2/taxes/1/rate rate_not_in_force',
    ]);
  });

  it('when together they pass what the schema has digits for, though each fits', () => {
    const taxes = [iva('iva_0', '100000000')];
    expect(faultsOf(reimbursing({ taxes }, { taxes }))).toEqual([]);
    expect(faultsOf(reimbursing({ taxes }, { taxes }, { taxes: [iva('iva_0', '0.01')] }))).toEqual([
      '/reimbursement total_over_limit',
    ]);
  });
});

describe('documents reimbursed are warned about', () => {
  it.each([
    ['nothing when the IVA is computed', iva('iva_15', '33.33'), []],
    ['nothing of a cent more', iva('iva_15', '100.00', '15.01'), []],
    ['two cents less', iva('iva_15', '100.00', '14.98'), ['Sobre 100.00 son 15.00 y consta 14.98.']],
    [
      'IVA where the rate has none',
      iva('iva_0', '100.00', '15.00'),
      ['Sobre 100.00 son 0.00 y consta 15.00.'],
    ],
    ['no excise, which others compute', { type: 'ice', rate: 'ice_3092', base: '10', value: '9' }, []],
  ])('%s', (_what, tax, details) => {
    const warnings = reimbursementWarnings(computeReimbursement(reimbursing({ taxes: [tax] })));
    expect(warnings.map(({ detail }) => detail.split(' Revise')[0])).toEqual(details);
  });
});
