import { expect, it } from 'vitest';
import { prose } from '../../../../src-main/api/docs/pages/text-page.ts';
import { html } from '../../../../src-main/html/html.ts';

it('escapes what is put in, and not what is HTML already', () => {
  const inner = html`<b>${'<script>"&\''}</b>`;
  expect(html`<p title="${'"x"'}">${inner}${[inner]}</p>`.html).toBe(
    '<p title="&#34;x&#34;"><b>&#60;script&#62;&#34;&#38;&#39;</b><b>&#60;script&#62;&#34;&#38;&#39;</b></p>',
  );
});

it('shows code between backquotes', () => {
  expect(prose('use `a<b`').html).toBe('use <code>a&#60;b</code>');
});
