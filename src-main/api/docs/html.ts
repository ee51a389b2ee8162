/** Text that is HTML already. */
export interface Html {
  readonly html: string;
}

/** Text made safe to stand inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Template of HTML: what is put in is escaped unless it is HTML itself. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html {
  const written = values.map((value) => {
    if (typeof value === 'string') return escapeHtml(value);
    if ('html' in value) return value.html;
    return value.map((one) => one.html).join('');
  });
  return { html: String.raw({ raw: parts }, ...written) };
}

/** Text with `code` between backquotes, as the descriptions of routes are written. */
export function prose(text: string): Html {
  return { html: escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>') };
}
