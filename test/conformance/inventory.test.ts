import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { definitions } from './definitions.ts';
import { sections } from './sections/sections.ts';
import { gapsOf, repeatedIn } from './support/inventory.ts';
import { type Item, itemsOf } from './support/specification.ts';

/** What the service promises: two texts that lie beside the project, as the authority's files in shared/sri do. */
const texts = [
  { name: 'the interface specification', file: 'interface-specification.md', prefix: '', atLeast: 300 },
  { name: 'the decisions of the local API', file: 'api.md', prefix: 'api/', atLeast: 100 },
] as const;

const checks = sections.flatMap((section) => section.checks);

for (const { name, file, prefix, atLeast } of texts) {
  const path = fileURLToPath(new URL(`../../../shared/${file}`, import.meta.url));
  const hasText = existsSync(path);
  const skip = `[skipped: ${file} is not beside the project, nor is ../shared/sri]`;
  if (!hasText) console.warn(`SKIPPED: the inventory of ${name} ${skip}`);

  describe.skipIf(!hasText)(`the inventory of ${name}${hasText ? '' : ` ${skip}`}`, () => {
    const items = hasText ? itemsOf(readFileSync(path, 'utf8')).map((item) => withPrefix(prefix, item)) : [];
    const isOfText = (id: string) => id.startsWith('api/') === (prefix === 'api/');
    const gaps = gapsOf({
      items,
      covered: new Set(checks.flatMap(({ covers }) => covers).filter(isOfText)),
      definitions: Object.fromEntries(Object.entries(definitions).filter(([id]) => isOfText(id))),
    });

    it('gives each thing that the text says a name of its own', () => {
      expect(items.length).toBeGreaterThan(atLeast);
      expect(gaps.repeated).toEqual([]);
    });

    it('has a check for each thing that the text says, or a reason why there is nothing to see', () => {
      expect(gaps.unchecked).toEqual([]);
    });

    it('has no check of what the text does not say, and no reason for it', () => {
      expect(gaps.unstated).toEqual([]);
    });

    it('has no reason for what a check sees', () => {
      expect(gaps.excusedInVain).toEqual([]);
    });
  });
}

describe('the checks', () => {
  it('have a title each, in their section', () => {
    for (const { title, checks: own } of sections) {
      expect(repeatedIn(own.map((check) => check.title)), title).toEqual([]);
    }
  });
});

function withPrefix(prefix: string, item: Item): Item {
  return { ...item, id: `${prefix}${item.id}` };
}
