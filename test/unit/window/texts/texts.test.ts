import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { en } from '../../../../src-renderer/text/en.ts';
import { es } from '../../../../src-renderer/text/es.ts';

/** Every sentence by its key, as `t` takes it: `catalog.shown.active`. */
function sentencesOf(tree: object, above = ''): readonly (readonly [string, string])[] {
  return Object.entries<unknown>({ ...tree }).flatMap(([name, value]) => {
    const key = `${above}${name}`;
    if (typeof value === 'object' && value !== null) return sentencesOf(value, `${key}.`);
    return [[key, String(value)] as const];
  });
}

const spanish = sentencesOf(es);
const english = new Map(sentencesOf(en));

describe('the sentences of the window', () => {
  it('stand in both languages, none of them empty', () => {
    // A problem is Spanish by itself: English needs a sentence for each, Spanish for those that say more.
    const spanishKeys = new Set(spanish.map(([key]) => key));
    const englishKeys = [...english.keys()].filter(
      (key) => spanishKeys.has(key) || !key.startsWith('problem.'),
    );
    expect(englishKeys.toSorted()).toEqual([...spanishKeys].toSorted());
    const empty = [...spanish, ...english].filter(([, sentence]) => sentence.trim() === '');
    expect(empty).toEqual([]);
  });

  it('leave the same gaps in both languages', () => {
    const differing = spanish.filter(
      ([key, sentence]) => gapsOf(sentence).join() !== gapsOf(english.get(key) ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it('have another form for one where they have one for many', () => {
    const keys = new Set(spanish.map(([key]) => key));
    const many = [...keys]
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.replace(/_other$/, '_one'));
    const one = [...keys].filter((key) => key.endsWith('_one'));
    expect(many.toSorted()).toEqual(one.toSorted());
  });

  it('are all used somewhere', () => {
    const isUsed = usedKeys();
    const unused = spanish.map(([key]) => key).filter((key) => !isUsed(withoutCount(key)) && !isUsed(key));
    expect(unused).toEqual([]);
  });
});

/** `{{name}}` and its like, in any order. */
function gapsOf(sentence: string): readonly string[] {
  return [...new Set([...sentence.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name))].toSorted();
}

/** `stock.left_one` and `stock.left_other` are asked for as `stock.left`. */
function withoutCount(key: string): string {
  return key.replace(/_(zero|one|other)$/, '');
}

/** What fills these keys up is itself the name of an event: `import.completed`. */
const filledWithDots = 'webhooks.activity.';

/**
 * Whether the sources name a key: to the letter, with parts filled in (`catalog.shown.${shown}`), or by the branch
 * it hangs from (`cash.reasonsIn`, whose sentences are taken together). A key put together otherwise is not seen.
 */
function usedKeys(): (key: string) => boolean {
  const root = fileURLToPath(new URL('../../../../src-renderer/', import.meta.url));
  const sources = globSync('{app,features,head,lib,ui}/**/*.{ts,tsx}', { cwd: root })
    .map((path) => readFileSync(`${root}${path}`, 'utf8'))
    .join('\n');
  const named = new Set([...sources.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key));
  const filled = [...sources.matchAll(/`([a-zA-Z]\w*\.[^`]*\$\{[^`]*)`/g)].map(([, key = '']) => formOf(key));
  return (key) => {
    const branch = key.slice(0, key.lastIndexOf('.'));
    return (
      named.has(key) ||
      (branch.includes('.') && named.has(branch)) ||
      filled.some((form) => form.test(key)) ||
      key.startsWith(filledWithDots)
    );
  };
}

function formOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[^.]+')}$`);
}
