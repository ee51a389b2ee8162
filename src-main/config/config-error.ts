import type { LocalizedText } from '../process/language.ts';

/** A flag, variable or setting cannot be used; its message says why. Its message is the Spanish one. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly text: LocalizedText;
  /** A text alone is one that there is in Spanish only. */
  constructor(text: LocalizedText | string, options?: ErrorOptions) {
    const both = typeof text === 'string' ? { es: text, en: text } : text;
    super(both.es, options);
    this.text = both;
  }
}
