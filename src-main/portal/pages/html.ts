/** HTML that may stand in a page as it is. */
export interface Html {
  readonly html: string;
}

/** Makes HTML out of text and HTML: what is text is escaped, so that nothing a person typed becomes a tag. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html {
  return { html: String.raw({ raw: parts }, ...values.map(written)) };
}

function written(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') {
    return value.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  }
  return 'html' in value ? value.html : value.map((one) => one.html).join('');
}
