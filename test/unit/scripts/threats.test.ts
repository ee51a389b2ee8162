import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** What the title of a test begins with. */
const quotes = [`'`, '"', '`'];

interface Threat {
  readonly threat: string;
  readonly measure: string;
  readonly limits: string;
  readonly tests: readonly { readonly file: string; readonly title: string }[];
}

const threats: readonly Threat[] = (page.split('## Threats')[1]?.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => {
    const [threat = '', measure = '', limits = '', tests = ''] = line.slice(2, -2).split(' | ');
    const named = tests.matchAll(/`([^`]+)` “([^”]+)”/g);
    return {
      threat,
      measure,
      limits,
      tests: [...named].map(([, file = '', title = '']) => ({ file, title })),
    };
  });

describe('the threats of docs/security.md', () => {
  it('are a table, and each stands once', () => {
    expect(threats.length).toBeGreaterThanOrEqual(30);
    expect(new Set(threats.map(({ threat }) => threat)).size).toBe(threats.length);
  });

  it.each(threats)(
    '$threat: has a measure, its limits and a test that is there',
    ({ measure, limits, tests }) => {
      for (const text of [measure, limits]) expect(text.trim()).not.toBe('');
      expect(tests).not.toEqual([]);
      for (const { file, title } of tests) {
        const path = join(root, 'test', file);
        expect(existsSync(path), file).toBe(true);
        // Quoted, as the title of a test or the beginning of one; what is skipped for ever shows nothing.
        const source = readFileSync(path, 'utf8');
        expect(
          quotes.some((quote) => source.includes(`${quote}${title}`)),
          `${file}: ${title}`,
        ).toBe(true);
        expect(source).not.toMatch(/\b(it|describe)\.(skip|todo)\(/);
      }
    },
  );
});
