import { describe, expect, it } from 'vitest';
import { exampleBodies } from '../../../../src-main/api/docs/examples/example-bodies.ts';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import { documentTypes } from '../../../../src-main/documents/kinds.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const days = [
  '2026-11-21',
  '2026-12-31',
  '2027-01-01',
  '2027-02-28',
  '2027-03-01',
  '2028-02-29',
  '2031-07-15',
];

describe.each(documentTypes)('the example of the reference for %s', (type) => {
  it.each(days)('is a body that issues on the day it is read, %s', (today) => {
    const { faultsOf } = kindInTests(kindOf(type));
    expect(faultsOf(exampleBodies[type](today), { issueDate: today })).toEqual([]);
  });
});
