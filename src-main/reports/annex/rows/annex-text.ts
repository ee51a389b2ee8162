import { dashedNumber, numberParts } from '../../../documents/identifiers/document-number.ts';
import type { NumberParts } from './annex-rows.ts';

/** What the sheet and its authors write where a document has no authorization. */
export const NO_AUTHORIZATION = '9999999999';

/** As long as the schema lets a name be. */
const LONGEST_NAME = 500;
/** Of a longer passport, the sheet wants the first thirteen. */
const LONGEST_IDENTIFICATION = 13;

/** A name in the letters and digits that the annex takes: without accents, `&` as Y, without other signs. */
export function annexName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll('&', ' Y ')
    .replaceAll(/[-/_]/g, ' ')
    .replaceAll(/[^A-Za-z0-9\s]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
}

export function annexIdentification(identification: string): string {
  return identification.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, LONGEST_IDENTIFICATION);
}

/** A document's number in parts, its sequential without the zeros before it. */
export function annexNumber(number: string): NumberParts {
  const { sequential, ...series } = numberParts(dashedNumber(number));
  return { ...series, sequential: sequential.replace(/^0+(?=\d)/, '') };
}

/** Table 2 of the ATS catalogue, for who sells to the business; undefined of what it does not have. */
export function supplierIdType(type: string): string | undefined {
  const types: Readonly<Record<string, string>> = {
    ruc: '01',
    cedula: '02',
    pasaporte: '03',
    exterior: '03',
  };
  return types[type];
}

/** The same for who buys of it. */
export function customerIdType(type: string): string | undefined {
  const types: Readonly<Record<string, string>> = {
    ruc: '04',
    cedula: '05',
    pasaporte: '06',
    exterior: '06',
    consumidor_final: '07',
  };
  return types[type];
}
