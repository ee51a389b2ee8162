import { expect, it } from 'vitest';
import { markdownOf } from '../../../../src-main/api/docs/reference/markdown-of.ts';
import { html } from '../../../../src-main/html/html.ts';

it('writes what a page says', () => {
  const page = html`<h2 id="a">Título</h2>
<p class="soft">Con <code>código</code>, <strong>fuerza</strong>
y ${'<texto>'}.</p>
<ul><li>uno</li>
<li>dos</li></ul>
<pre class="in-curl"><code>curl ${'"<x>"'} \\
  -H  a</code></pre>`;
  expect(markdownOf(page)).toBe(
    '## Título\n\nCon `código`, **fuerza** y <texto>.\n\n- uno\n- dos\n\n```sh\ncurl "<x>" \\\n  -H  a\n```\n',
  );
});

it('writes a table with a line below its heads, and keeps cells apart', () => {
  const page = html`<div><table>
<tr><th>Campo</th><th>Tipo</th></tr>
<tr id="x"><td><code>a</code> *</td><td class="soft"><code>b</code> | c</td></tr></table></div>`;
  expect(markdownOf(page)).toBe('| Campo | Tipo |\n| --- | --- |\n| `a` * | `b` \\| c |\n');
});

it('leads from pages of the reference to their like', () => {
  const page = html`<p><a href="/v1/docs/factura#issue_invoice">a</a> <a href="/v1/local/docs">b</a>
<a href="#schema-x">c</a> <a href="/v1/docs/errors/not_found">d</a> <a href="/v1/openapi.json">e</a></p>`;
  expect(markdownOf(page)).toBe(
    '[a](/v1/docs/factura.md) [b](/v1/local/docs.md) c [d](/v1/docs/errors/not_found) [e](/v1/openapi.json)\n',
  );
});

it('unfolds what a page folds', () => {
  const page = html`<article><details><summary><h3>a</h3></summary><div><p>b</p></div></details></article>`;
  expect(markdownOf(page)).toBe('### a\n\nb\n');
});

it('refuses what it does not know', () => {
  expect(() => markdownOf(html`<video></video>`)).toThrow('<video>');
});
