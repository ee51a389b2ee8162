import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProgramApi, runApi } from '../../../support/api/program-api.ts';
import { referencePages } from '../../../support/api/reference-pages.ts';
import { lackOf, languages } from '../../examples/languages.ts';

const python = languages.find(({ name }) => name === 'Python');
const lack = python && lackOf(python);

/** The examples of the reference page in one language, as a reader copies them. */
let examplesIn: (language: string) => readonly string[];
let api: ProgramApi;
let key: string;
beforeAll(async () => {
  api = await runApi();
  key = await api.addKey({});
  const pages = await referencePages(api, '/v1/docs');
  const page = pages.map(({ html }) => html).join('');
  examplesIn = (language) =>
    [...page.matchAll(new RegExp(`<pre class="in-${language}"[^>]*><code>([\\s\\S]*?)</code>`, 'g'))].map(
      ([, code = '']) => code.replaceAll(/&#(\d+);/g, (_, number) => String.fromCharCode(Number(number))),
    );
});
afterAll(() => api.stop());

describe('the examples of the reference page', () => {
  it('are as many in each language', () => {
    const counts = ['curl', 'javascript', 'python'].map((language) => examplesIn(language).length);
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(100);
  });

  it('are JavaScript that parses', () => {
    const program = examplesIn('javascript')
      .map((example) => `async () => {\n${example}\n};`)
      .join('\n');
    expect(runProgram(process.execPath, ['--check', '-'], program)).toEqual({ status: 0, stderr: '' });
  });

  it.skipIf(lack !== undefined)(`are Python that parses${lack ? ` [skipped: no ${lack}]` : ''}`, () => {
    const check = 'import ast, json, sys\nfor example in json.load(sys.stdin): ast.parse(example)';
    expect(runProgram('python3', ['-c', check], JSON.stringify(examplesIn('python')))).toEqual({
      status: 0,
      stderr: '',
    });
  });

  it('issue an invoice first, with what the reader puts in', async () => {
    const [javascript = ''] = examplesIn('javascript');
    const here = javascript.replace('http://127.0.0.1:4747', api.url).replace('?wait=20', '');
    const run = new Function('CLAVE', `return (async () => {\n${here}\nreturn answer;\n})();`);
    expect(await run(key)).toMatchObject({ object: 'invoice', status: 'pending' });
  });
});

function runProgram(program: string, args: readonly string[], input: string) {
  const { status, stderr } = spawnSync(program, args, { input, encoding: 'utf8', timeout: 600_000 });
  return { status, stderr };
}
