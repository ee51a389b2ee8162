import type { Environment } from '../../documents/kinds.ts';
import { cleanText } from '../../documents/values/text.ts';
import type { LetterBusiness } from '../../mailing/ports/mailer.ts';

/** Set before the subject of what has no value for taxes, so that nobody takes it for real. */
export const marks: Readonly<Record<Environment, string>> = {
  sandbox: '[PRÁCTICA] ',
  test: '[PRUEBAS] ',
  live: '',
};

/** Subjects beyond this are cut by mail programs, and a name may be of 300 characters. */
const NAME_IN_SUBJECT = 80;

/** A name as a subject takes it. */
export function shortened(name: string): string {
  return name.length <= NAME_IN_SUBJECT ? name : `${name.slice(0, NAME_IN_SUBJECT - 1).trimEnd()}…`;
}

/** Who writes: the name customers know, the one of the registry, the RUC. */
export function signature(business: LetterBusiness): readonly string[] {
  const [name, legalName] = [cleanText(business.name), cleanText(business.legalName)];
  return [name, ...(legalName === name ? [] : [legalName]), `RUC ${business.ruc}`];
}
