import { InvalidArgumentError } from 'commander';
import { channelPattern, type Environment, environments } from '../../documents/kinds.ts';
import { dateText } from '../../documents/values/calendar/calendar-date.ts';
import { taxPeriodText } from '../../documents/values/calendar/tax-period.ts';
import { translate } from '../../process/language.ts';

/** How the values of options and arguments are read; a wrong one is answered with the values that are admitted. */

/** A reader of one of a few choices; the shell completes them ([scripts.ts](../completion/scripts.ts)). */
export function oneOf<Value extends string>(choices: readonly Value[]): ((text: string) => Value) & Choice {
  const read = (text: string) => {
    const choice = choices.find((option) => option === text);
    if (choice === undefined)
      throw new InvalidArgumentError(
        translate({ es: `Debe ser ${choices.join(', ')}.`, en: `It must be ${choices.join(', ')}.` }),
      );
    return choice;
  };
  return Object.assign(read, { choices });
}

/** What is admitted, where it is a few choices. */
export interface Choice {
  readonly choices?: readonly string[];
}

export const parseEnvironment: ((text: string) => Environment) & Choice = oneOf(environments);

/** A reader of an option that may be repeated. */
export function repeated<Value>(
  parse: ((text: string) => Value) & Choice,
): ((text: string, before?: readonly Value[]) => readonly Value[]) & Choice {
  const read = (text: string, before: readonly Value[] = []) => [...before, parse(text)];
  return Object.assign(read, parse.choices && { choices: parse.choices });
}

/** A reader of a whole number. */
export function wholeNumberOf(minimum: number, maximum: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(number >= minimum && number <= maximum)) {
      throw new InvalidArgumentError(
        translate({
          es: `Debe ser un número entero de ${minimum} a ${maximum}.`,
          en: `It must be a whole number from ${minimum} to ${maximum}.`,
        }),
      );
    }
    return number;
  };
}

export function parseChannel(text: string): string {
  if (!channelPattern.test(text)) {
    throw new InvalidArgumentError(
      translate({
        es: 'Debe tener de 1 a 40 letras minúsculas, números, guiones o guiones bajos.',
        en: 'It must have 1 to 40 lower-case letters, digits, hyphens or underscores.',
      }),
    );
  }
  return text;
}

export const parseWait = wholeNumberOf(0, 25);

export function parseDate(text: string): string {
  if (!dateText.safeParse(text).success)
    throw new InvalidArgumentError(
      translate({ es: 'Debe ser una fecha, como 2026-11-21.', en: 'It must be a date, such as 2026-11-21.' }),
    );
  return text;
}

export function parseTaxPeriod(text: string): string {
  if (!taxPeriodText.safeParse(text).success)
    throw new InvalidArgumentError(
      translate({
        es: 'Debe ser un mes, como 2026-10, o un semestre, como 2026-S2.',
        en: 'It must be a month, such as 2026-10, or a half-year, such as 2026-S2.',
      }),
    );
  return text;
}

/** `clave=valor`; the value may hold more `=`. */
export function parsePair(text: string): readonly [key: string, value: string] {
  const [, key, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (key === undefined || value === undefined)
    throw new InvalidArgumentError(
      translate({ es: 'Debe ser de la forma clave=valor.', en: 'It must have the form key=value.' }),
    );
  return [key, value];
}
