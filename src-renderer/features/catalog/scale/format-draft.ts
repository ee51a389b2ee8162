import {
  type LabelFormat,
  labelFormatsText,
  textOfLabelFormats,
} from '../../../../src-main/contract/catalog/scale-labels.ts';

/** The prefixes that GS1 leaves to each shop. */
export const prefixes = ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29'] as const;

/** What most scales print: five digits of code and five of a price in cents. */
export function nextFormat(formats: readonly LabelFormat[]): LabelFormat | undefined {
  const prefix = prefixes.find((candidate) => !formats.some((format) => format.prefix === candidate));
  return prefix && { prefix, contains: 'price', codeDigits: 5, valueDigits: 5, decimals: 2 };
}

/** Whether the digits fit a label: ten in all, or nine where the scale has a check digit of its own. */
export function isFormat(format: LabelFormat): boolean {
  return labelFormatsText.safeParse(textOfLabelFormats([format])).success;
}

/** Prices are in cents, weights mostly in grams. */
export function withContent(format: LabelFormat, contains: LabelFormat['contains']): LabelFormat {
  return { ...format, contains, decimals: contains === 'price' ? 2 : 3 };
}
