import { escapeHtml, type Html } from '../../../html/html.ts';

/** Text with `code` between backquotes, as the descriptions of routes are written. */
export function prose(text: string): Html {
  return { html: escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>') };
}
