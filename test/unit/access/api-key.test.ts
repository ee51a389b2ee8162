import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isApiKey, makeApiKey } from '../../../src-main/access/api-key.ts';
import { environments } from '../../../src-main/documents/kinds.ts';

describe('an API key', () => {
  it.for(environments)('of %s names its environment and passes its own check', (environment) => {
    const key = makeApiKey(environment);
    expect(key).toMatch(new RegExp(`^mst_${environment}_[0-9A-Za-z]{49}$`));
    expect(isApiKey(key)).toBe(true);
    expect(makeApiKey(environment)).not.toBe(key);
  });

  it('is distinguished from a mistyped one', () => {
    const key = makeApiKey('live');
    const start = 'mst_live_'.length;
    fc.assert(
      fc.property(
        fc.integer({ min: start, max: key.length - 1 }),
        fc.constantFrom(...'0aZ9_- ñ'),
        (at, typed) => {
          const mistyped = key.slice(0, at) + typed + key.slice(at + 1);
          expect(isApiKey(mistyped)).toBe(mistyped === key);
        },
      ),
    );
  });

  it.for([
    ['with two characters exchanged', (key: string) => exchange(key)],
    ['cut short', (key: string) => key.slice(0, -1)],
    ['with something behind it', (key: string) => `${key}_x`],
    ['with a line break behind it', (key: string) => `${key}\n`],
    ['of an environment that does not exist', (key: string) => key.replace('live', 'prod')],
    ['of another program', (key: string) => key.replace('mst', 'sk')],
    ['that is empty', () => ''],
  ] as const)('is none %s', ([, spoil]) => {
    expect(isApiKey(spoil(makeApiKey('live')))).toBe(false);
  });
});

/** Two neighbours that differ change places, the commonest slip after a wrong letter. */
function exchange(key: string): string {
  const start = 'mst_live_'.length;
  const at = [...key].findIndex((letter, index) => index >= start && letter !== key[index + 1]);
  return `${key.slice(0, at)}${key[at + 1]}${key[at]}${key.slice(at + 2)}`;
}
