import { expect, it } from 'vitest';
import { exampleBodies } from '../../../../src-main/api/docs/examples/example-bodies.ts';
import { documentTypes } from '../../../../src-main/documents/kinds.ts';
import { kindOf } from '../../../../src-main/documents/types.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

it.each(documentTypes)('the example of the reference for %s is a body that issues', (type) => {
  const { faultsOf } = kindInTests(kindOf(type));
  expect(faultsOf(exampleBodies[type], { issueDate: '2026-11-21' })).toEqual([]);
});
