import { expect, it } from 'vitest';
import {
  knownDraft,
  withRuc,
} from '../../../../src-renderer/features/settings/set-up/steps/set-up-business-draft.ts';
import { companyRuc } from '../../../support/certificates/test-certificates.ts';

const person = '1710034065001';

it('keeps accounts for a company, and for a person once the box is ticked', () => {
  const typed = [...companyRuc].reduce(
    (draft, _, index) => withRuc(draft, companyRuc.slice(0, index + 1)),
    knownDraft(undefined, {}),
  );
  expect(typed.keeps_accounting).toBe(true);
  expect(knownDraft(undefined, { ruc: companyRuc }).keeps_accounting).toBe(true);
  expect(knownDraft(undefined, { ruc: person }).keeps_accounting).toBe(false);
  const ticked = { ...knownDraft(undefined, { ruc: person }), keeps_accounting: true };
  expect(withRuc(ticked, '1710034065').keeps_accounting).toBe(true);
  expect(withRuc(typed, person).keeps_accounting).toBe(false);
});
