/** HTML that may stand in a page or a letter as it is. */
export interface Html {
  readonly html: string;
}

/** Makes HTML out of text and HTML: what is text is escaped, so that nothing a person typed becomes a tag. */
export type HtmlTemplate = (
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
) => Html;

/** Text made safe to stand inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A template that writes text by the escape given, which must leave no tag and no quote in it. */
export function htmlTemplate(escapeText: (text: string) => string): HtmlTemplate {
  const written = (value: string | Html | readonly Html[]): string => {
    if (typeof value === 'string') return escapeText(value);
    return 'html' in value ? value.html : value.map((one) => one.html).join('');
  };
  return (parts, ...values) => ({ html: String.raw({ raw: parts }, ...values.map(written)) });
}

export const html: HtmlTemplate = htmlTemplate(escapeHtml);
