import type { Html } from '../../../html/html.ts';

/** What a page of the reference says, as Markdown. It knows the tags that such pages have and refuses others. */
export function markdownOf({ html }: Html): string {
  const parts = html.split(/(<pre[^>]*>[\s\S]*?<\/pre>)/);
  const written = parts.map((part) => (part.startsWith('<pre') ? codeBlock(part) : textOf(part)));
  return `${written.filter(Boolean).join('\n\n')}\n`;
}

function codeBlock(part: string): string {
  const [, language = ''] = /^<pre class="in-(\w+)"/.exec(part) ?? [];
  return `\`\`\`${language.replace('curl', 'sh')}\n${decoded(part.replaceAll(/<[^>]+>/g, ''))}\n\`\`\``;
}

function textOf(part: string): string {
  const marked = part
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<t[dh]\b.*?<\/t[dh]>/g, (cell) => cell.replaceAll('|', '\\|'))
    .replaceAll(/<tr>((?:<th>.*?<\/th>)+)<\/tr>/g, (row, heads: string) => `${row}${ruleBelow(heads)}`)
    .replaceAll(/<a href="([^"]*)">(.*?)<\/a>/g, (_, href: string, words: string) => linkOf(href, words))
    .replaceAll(/<(\/?)(\w+)[^>]*>/g, (_, slash: string, tag: string) => markOf(tag)[slash === '' ? 0 : 1]);
  return decoded(
    marked
      .replaceAll(/ {2,}/g, ' ')
      .replaceAll(/ *\n */g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n'),
  ).trim();
}

/** The line between the heads of a table and its rows. */
function ruleBelow(heads: string): string {
  return `\n|${' --- |'.repeat(heads.split('</th>').length - 1)}`;
}

/** Pages of the reference lead to their like; what is on the same page needs no link. */
function linkOf(href: string, words: string): string {
  if (href.startsWith('#')) return words;
  const page = /^(\/v1\/(?:local\/)?docs(?:\/[a-z0-9-]+)?)(?:#.*)?$/.exec(href)?.[1];
  return `[${words}](${page === undefined ? href : `${page}.md`})`;
}

const block = ['\n\n', '\n\n'] as const;
const marks: Readonly<Record<string, readonly [before: string, after: string]>> = {
  h1: ['\n\n# ', '\n\n'],
  h2: ['\n\n## ', '\n\n'],
  h3: ['\n\n### ', '\n\n'],
  h4: ['\n\n#### ', '\n\n'],
  p: block,
  section: block,
  article: block,
  details: block,
  div: block,
  ul: block,
  table: block,
  br: block,
  li: ['\n- ', ''],
  tr: ['\n|', ''],
  th: [' ', ' |'],
  td: [' ', ' |'],
  code: ['`', '`'],
  strong: ['**', '**'],
  em: ['_', '_'],
  span: ['', ''],
  summary: ['', ''],
};

function markOf(tag: string): readonly [before: string, after: string] {
  const mark = marks[tag];
  if (!mark) throw new Error(`<${tag}> of the reference has no form in Markdown`);
  return mark;
}

function decoded(text: string): string {
  return text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
