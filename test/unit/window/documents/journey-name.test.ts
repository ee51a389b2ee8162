import { expect, it } from 'vitest';
import { journeyName } from '../../../../src-renderer/features/documents/history/journey-name.ts';

it.for([
  ['authorized', {}, 'authorized'],
  ['authorized', { by: 'state_query', state: 'authorized' }, 'authorizedByState'],
  ['authorized', { by: 'state_query', state: 'annulled' }, 'authorizedThenAnnulled'],
  ['authorized', { by: 'file', import_id: 'x' }, 'authorizedByFile'],
  ['authorized', { by: 'listing', import_id: 'x' }, 'authorizedByListing'],
  ['not_authorized', { by: 'state_query' }, 'not_authorized'],
  ['corrected', { prices_with_taxes: 'classic' }, 'recomputed'],
] as const)('the step %s with %o is shown as %s', ([type, data, name]) => {
  expect(journeyName({ type, data })).toBe(name);
});
