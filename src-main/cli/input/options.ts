import { InvalidArgumentError } from 'commander';
import { channelPattern, type Environment, environments } from '../../documents/kinds.ts';
import { dateText } from '../../documents/values/calendar-date.ts';
import { monthText } from '../../documents/values/month.ts';

/** How the values of options and arguments are read; a wrong one is answered with the values that are admitted. */

export function parseEnvironment(text: string): Environment {
  return oneOf(environments)(text);
}

/** A reader of a word out of a few. */
export function oneOf<Word extends string>(words: readonly Word[]): (text: string) => Word {
  return (text) => {
    const word = words.find((known) => known === text);
    if (word === undefined) throw new InvalidArgumentError(`Debe ser ${words.join(', ')}.`);
    return word;
  };
}

/** A reader of an option that may be repeated. */
export function repeated<Value>(
  parse: (text: string) => Value,
): (text: string, before?: readonly Value[]) => readonly Value[] {
  return (text, before = []) => [...before, parse(text)];
}

/** A reader of a whole number. */
export function wholeNumberOf(minimum: number, maximum: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(number >= minimum && number <= maximum)) {
      throw new InvalidArgumentError(`Debe ser un número entero de ${minimum} a ${maximum}.`);
    }
    return number;
  };
}

export function parseChannel(text: string): string {
  if (!channelPattern.test(text)) {
    throw new InvalidArgumentError(
      'Debe tener de 1 a 40 letras minúsculas, números, guiones o guiones bajos.',
    );
  }
  return text;
}

export const parseWait = wholeNumberOf(0, 25);

export function parseDate(text: string): string {
  if (!dateText.safeParse(text).success)
    throw new InvalidArgumentError('Debe ser una fecha, como 2026-11-21.');
  return text;
}

export function parseMonth(text: string): string {
  if (!monthText.safeParse(text).success) throw new InvalidArgumentError('Debe ser un mes, como 2026-10.');
  return text;
}

/** `clave=valor`; the value may hold more `=`. */
export function parsePair(text: string): readonly [key: string, value: string] {
  const [, key, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (key === undefined || value === undefined)
    throw new InvalidArgumentError('Debe ser de la forma clave=valor.');
  return [key, value];
}
