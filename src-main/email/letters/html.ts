/** HTML that may stand in a page as it is. */
export interface Html {
  readonly html: string;
}

/** Makes HTML out of text and HTML: what is text is escaped, so that nothing a person typed becomes a tag. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html {
  return { html: parts.map((part, index) => part + written(values[index] ?? '')).join('') };
}

function written(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string')
    return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
  return 'html' in value ? value.html : value.map((one) => one.html).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
