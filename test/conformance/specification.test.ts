import { describe, expect, it } from 'vitest';
import { gapsOf } from './support/inventory.ts';
import { itemsOf } from './support/specification.ts';

const text = `# A service

It does things.

## 1. Lists (all of them)
- **Query** \`limit\`: integer 1 to 100, default 20. Without it, the first
  page. Path: not shown.
- An entry.

| Field | Notes |
|---|---|
| id | |
| status | one |
| status | two |

A sentence that goes on
in the next line. Path and body: not shown.
An ending without a stop
`;

const idsOf = (markdown: string) => itemsOf(markdown).map(({ id }) => id);

describe('a specification', () => {
  it('is taken apart into sentences, entries and rows, each under its section and its first words', () => {
    expect(itemsOf(text)).toEqual([
      { id: 'top/it-does-things', kind: 'sentence', text: 'It does things.' },
      {
        id: 'lists/query-limit-integer-1-to-100',
        kind: 'entry',
        text: 'Query limit: integer 1 to 100, default 20.',
      },
      {
        id: 'lists/without-it-the-first-page-path',
        kind: 'entry',
        text: 'Without it, the first page. Path: not shown.',
      },
      { id: 'lists/an-entry', kind: 'entry', text: 'An entry.' },
      { id: 'lists/id', kind: 'row', text: 'id | ' },
      { id: 'lists/status-one', kind: 'row', text: 'status | one' },
      { id: 'lists/status-two', kind: 'row', text: 'status | two' },
      {
        id: 'lists/a-sentence-that-goes-on-in',
        kind: 'sentence',
        text: 'A sentence that goes on in the next line. Path and body: not shown.',
      },
      {
        id: 'lists/an-ending-without-a-stop',
        kind: 'sentence',
        text: 'An ending without a stop',
      },
    ]);
  });

  it('has the same names however it is wrapped', () => {
    expect(idsOf(text.replace('goes on\nin', 'goes\non in'))).toEqual(idsOf(text));
  });
});

describe('the inventory', () => {
  const items = itemsOf(text);
  const all = new Set(idsOf(text));

  it('finds nothing where all is checked', () => {
    expect(gapsOf({ items, covered: all, definitions: {} })).toEqual({
      unchecked: [],
      unstated: [],
      excusedInVain: [],
      repeated: [],
    });
  });

  it('finds what nobody checks, what is not stated, and what is excused in vain', () => {
    const covered = new Set([...all, 'lists/gone']);
    covered.delete('lists/id');
    const definitions = { 'lists/an-entry': 'A word.', 'lists/never-said': 'A word.' };
    expect(gapsOf({ items, covered, definitions })).toEqual({
      unchecked: ['lists/id: id | '],
      unstated: ['lists/gone', 'lists/never-said'],
      excusedInVain: ['lists/an-entry'],
      repeated: [],
    });
    expect(gapsOf({ items: [...items, ...items], covered: all, definitions: {} }).repeated).toHaveLength(9);
  });
});
