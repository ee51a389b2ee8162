import { expect, it } from 'vitest';
import {
  businessOf,
  knownDraft,
  refusalOfFields,
} from '../../../../src-renderer/features/settings/set-up/steps/set-up-business-draft.ts';

it('offers what the certificate says, and sends only what was typed', () => {
  const draft = knownDraft(undefined, { ruc: '1799999990001', legal_name: 'ALMACENES EJEMPLO S.A.' });
  expect(businessOf({ ...draft, head_office_address: ' Quito ', footer_legend: ' ' })).toEqual({
    ruc: '1799999990001',
    legal_name: 'ALMACENES EJEMPLO S.A.',
    head_office_address: 'Quito',
    regime: 'general',
    keeps_accounting: false,
  });
});

it('reports each fault of the body by its field, and leaves others where they are', () => {
  const error = { code: 'required', message: 'Falta.' };
  const refusal = {
    code: 'validation_failed',
    detail: '',
    errors: [{ ...error, pointer: '/business/legal_name' }, { ...error, pointer: '/establishments' }, error],
  };
  expect(refusalOfFields(refusal)?.errors.map(({ pointer }) => pointer)).toEqual([
    '/legal_name',
    '/establishments',
    undefined,
  ]);
});
