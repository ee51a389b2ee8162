import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { problems } from '../../../../src-main/contract/problems/problems.ts';
import { type ProgramApi, runApi } from '../../../support/api/program-api.ts';
import { anchorsOf, type ReferencePage, referencePages } from '../../../support/api/reference-pages.ts';
import { lackOf, languages } from '../../examples/languages.ts';

const description = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
});

const python = languages.find(({ name }) => name === 'Python');
const lack = python && lackOf(python);
let api: ProgramApi;
beforeAll(async () => {
  api = await runApi();
});
afterAll(() => api.stop());

describe.each([
  ['/v1/docs', '/v1/openapi.json'],
  ['/v1/local/docs', '/v1/local/openapi.json'],
])('the reference at %s', (overview, descriptionPath) => {
  let pages: readonly ReferencePage[];
  let operations: { call: string; operationId: string }[];
  let schemas: string[];
  beforeAll(async () => {
    pages = await referencePages(api, overview);
    const { paths, components } = description.parse((await api.call('GET', descriptionPath)).json());
    operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({
        call: `${method.toUpperCase()} ${path}`,
        operationId,
      })),
    );
    schemas = Object.keys(components.schemas);
  });

  it('has pages that nobody scrolls through for long', () => {
    expect(pages.length).toBeGreaterThan(15);
    for (const { path, html } of pages) expect(Buffer.byteLength(html), path).toBeLessThan(300_000);
  });

  it('shows every operation on one page, and there with its call', () => {
    for (const { call, operationId } of operations) {
      const showing = pages.filter((page) => anchorsOf(page).has(operationId));
      expect(showing.map(({ path }) => path)).toEqual([expect.stringMatching(/docs\/[a-z-]+$/)]);
      const article = showing[0]?.html.split(`<article id="${operationId}"`)[1]?.split('</article>')[0];
      expect(textOf(article)).toContain(call);
    }
  });

  it('has one page for the address of every schema: one that shows it', () => {
    const links = [...(pages[0]?.html ?? '').matchAll(/href="([^"#]+)#schema-(\w+)"/g)];
    expect(links.map(([, , name]) => name).toSorted()).toEqual(expect.arrayContaining(schemas.toSorted()));
    expect(new Set(links.map(([, , name]) => name)).size).toBe(schemas.length);
  });

  it('shows on the page of a resource every schema that it names', () => {
    for (const page of pages) {
      const anchors = anchorsOf(page);
      const named = [...page.html.matchAll(/href="#(schema-[^"]+)"/g)].map(([, anchor]) => anchor);
      expect(
        [...new Set(named)].filter((anchor) => !anchors.has(anchor ?? '')),
        page.path,
      ).toEqual([]);
    }
  });

  it('has no link that leads nowhere, and nothing from outside', async () => {
    const anchors = new Map(pages.map((page) => [page.path, anchorsOf(page)]));
    const others = new Set<string>();
    for (const { path, html } of pages) {
      for (const [, link = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
        const [target = '', anchor] = link.split('#');
        const shown = anchors.get(target === '' ? path : target);
        if (anchor !== undefined && shown) expect(shown, `${path}: ${link}`).toContain(anchor);
        else others.add(target);
      }
    }
    for (const link of others) expect((await api.call('GET', link)).status, link).toBe(200);
  });

  it('names each anchor once on a page', () => {
    for (const { path, html } of pages) {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).toEqual([]);
    }
  });

  it('says the same in Markdown', async () => {
    const written = await Promise.all(
      pages.map(async ({ path }) => ({ path, answer: await api.call('GET', `${path}.md`) })),
    );
    for (const { path, answer } of written) {
      expect(answer.headers['content-type'], path).toBe('text/markdown; charset=utf-8');
      expect(answer.text.replaceAll(/```[\s\S]*?```|`[^`]*`/g, ''), path).not.toMatch(/<\w+[ >]|&#\d+;/);
    }
    const whole = written.map(({ answer }) => answer.text).join('\n');
    for (const { call } of operations) expect(whole).toContain(`\n\`${call}\`\n`);
    for (const name of schemas) expect(whole).toContain(`\n### ${name}\n`);
    for (const code of Object.keys(problems)) expect(whole).toContain(`[${code}]`);
  });

  it('finds sections of the guide, operations, errors and fields, each where it is', async () => {
    const { entries } = searchIndex.parse((await api.call('GET', `${overview}/search.json`)).json());
    expect(entries).toContainEqual(expect.objectContaining({ href: `${overview}#nunca-dos-veces` }));
    for (const { operationId } of operations)
      expect(entries).toContainEqual(
        expect.objectContaining({ href: expect.stringMatching(new RegExp(`#${operationId}$`)) }),
      );
    const described = entries.filter(({ note }) => note.includes('Placa del vehículo'));
    expect(described).toContainEqual(
      expect.objectContaining({ title: 'plate', href: `${overview}/factura#schema-invoice.plate` }),
    );
    const anchors = new Map(pages.map((page) => [page.path, anchorsOf(page)]));
    for (const { href } of entries) {
      const [path = '', anchor] = href.split('#');
      if (anchor !== undefined) expect(anchors.get(path), href).toContain(anchor);
    }
  });

  it('is asked from every page', () => {
    for (const { html } of pages) expect(html).toContain(`data-index="${overview}/search.json"`);
  });

  it('carries one style sheet and one script, which the policy of each page allows by their hashes', async () => {
    for (const { path, html } of pages) {
      const policy = (await api.call('GET', path)).headers['content-security-policy'];
      const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => hashOf(style));
      const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) =>
        hashOf(text),
      );
      expect([styles.length, scripts.length]).toEqual([1, 1]);
      expect(policy).toBe(
        `default-src 'none'; style-src '${styles}'; script-src '${scripts}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      );
    }
  });

  it.each(['no-such-resource', 'no-such-resource.md', 'factura.md.md', 'docs'])(
    'has no page %s',
    async (name) => {
      const answer = await api.call('GET', `${overview}/${name}`);
      expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
    },
  );
});

describe('the reference', () => {
  it('names all pages for language models', async () => {
    const list = await api.call('GET', '/llms.txt');
    expect(list.text).toMatch(/^# .+\n\n> .+\n\n## /);
    expect((await api.call('GET', '/v1/docs/llms.txt')).text).toBe(list.text);
    const links = [...list.text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S.+$/gm)].map(([, link = '']) => link);
    const pages = await referencePages(api, '/v1/docs');
    expect(links).toEqual([...pages.map(({ path }) => `${path}.md`), '/v1/openapi.json']);
    for (const link of links) expect((await api.call('GET', link)).status, link).toBe(200);
  });

  it('has its errors where the pages of the errors lead', async () => {
    const { text } = await api.call('GET', '/v1/docs/errors/not_found');
    expect(text).toContain('href="/v1/docs#errores"');
    const table = (await api.call('GET', '/v1/docs')).text.split('id="errores"')[1];
    for (const code of Object.keys(problems)) expect(table).toContain(`/v1/docs/errors/${code}`);
  });

  it('shows examples that work as they are', async () => {
    const { text } = await api.call('GET', '/v1/docs/factura');
    expect(text).toContain('curl -X POST &#34;http://127.0.0.1:4747/v1/ec/invoices&#34;');
    const body = /<article id="issue_invoice" data-body="([^"]+)"/.exec(text)?.[1] ?? '';
    const answer = await api.call('POST', '/v1/ec/invoices', {
      token: await api.addKey({}),
      body: JSON.parse(body.replaceAll('&#34;', '"')),
    });
    expect(answer.status).toBe(201);
  });
});

const searchIndex = z.object({
  entries: z.array(z.object({ title: z.string(), note: z.string(), text: z.string(), href: z.string() })),
});

function textOf(html = ''): string {
  return html.replaceAll(/<[^>]+>/g, '');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

describe('the examples of the reference page', () => {
  /** Those in one language, as a reader copies them. */
  let examplesIn: (language: string) => readonly string[];
  beforeAll(async () => {
    const pages = await referencePages(api, '/v1/docs');
    const page = pages.map(({ html }) => html).join('');
    examplesIn = (language) =>
      [...page.matchAll(new RegExp(`<pre class="in-${language}"[^>]*><code>([\\s\\S]*?)</code>`, 'g'))].map(
        ([, code = '']) => code.replaceAll(/&#(\d+);/g, (_, number) => String.fromCharCode(Number(number))),
      );
  });

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
    expect(await run(await api.addKey())).toMatchObject({ object: 'invoice', status: 'pending' });
  });
});

function runProgram(program: string, args: readonly string[], input: string) {
  const { status, stderr } = spawnSync(program, args, { input, encoding: 'utf8', timeout: 600_000 });
  return { status, stderr };
}
