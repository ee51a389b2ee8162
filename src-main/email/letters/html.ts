import { type HtmlTemplate, htmlTemplate } from '../../html/html.ts';

/** HTML of a letter: its characters are escaped by name, which every mail program knows. */
export const html: HtmlTemplate = htmlTemplate((text) =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? ''),
);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
