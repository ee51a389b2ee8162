import { taxInfoText } from '../../documents/xml/tax-info.ts';
import { readXml } from '../../documents/xml/xml-tree.ts';
import type { StandingAuthorization } from '../../issuing/ports/authorization-evidence.ts';

/**
 * Whether an authorization is of another document than the one that was asked about, by its number or by what it
 * encloses. One that cannot be read contradicts nothing: its reader says so.
 */
export function namesAnother({ number, document }: StandingAuthorization, accessKey: string): boolean {
  const reading = document === undefined ? undefined : readXml(document);
  const enclosedKey = reading?.ok ? taxInfoText(reading.root, 'claveAcceso') : '';
  return [number, enclosedKey].some((key) => key !== '' && key !== accessKey);
}
