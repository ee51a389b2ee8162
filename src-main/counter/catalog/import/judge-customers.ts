import {
  type CustomerBody,
  type CustomerResource,
  customerBody,
} from '../../../contract/catalog/customer.ts';
import type { PriceListResource } from '../../../contract/catalog/price-list.ts';
import { checkBody } from '../../../documents/body/check-body.ts';
import { isCedula, isRuc } from '../../../documents/identifiers/identification.ts';
import { foldHeading } from './heading.ts';
import { cellsOf, changesBetween, type JudgedRow, type RowFault } from './judged-row.ts';
import { type Cell, readCode } from './read-cell.ts';

interface ExistingCustomers {
  readonly customers: Iterable<CustomerResource>;
  readonly lists: readonly PriceListResource[];
}

/** Judges the rows of a file against the customers known, one after the other: a row is held against those before it. */
export function makeCustomerJudge(
  { customers, lists }: ExistingCustomers,
  mapping: readonly (string | null)[],
) {
  const existing = new Map<string, CustomerResource>();
  for (const customer of customers) existing.set(keyOf(customer), customer);
  const rowOfKey = new Map<string, number>();

  return (row: readonly string[], number: number): JudgedRow<CustomerBody> => {
    const cells = cellsOf(row, mapping);
    const faults: RowFault[] = [];
    const who = identityOf(cells, faults);
    const before = who && existing.get(keyOf(who));
    const checked = checkBody(customerBody, {
      ...who,
      name: cells.get('name') ?? before?.name,
      address: cells.get('address') ?? before?.address,
      email: cells.get('email') ?? before?.email,
      phone: cells.get('phone') ?? before?.phone,
      notes: cells.get('notes') ?? before?.notes,
      price_list_id: listOf() ?? before?.price_list_id,
    });
    if (who && !checked.ok) {
      for (const { pointer, message } of checked.faults) {
        const [, field = 'identification'] = pointer.split('/');
        faults.push({ field, value: cells.get(field) ?? '', message });
      }
    }
    const earlier = who && rowOfKey.get(keyOf(who));
    if (who && earlier !== undefined) {
      const message = `Esta identificación ya está en la fila ${earlier}.`;
      faults.push({ field: 'identification', value: who.identification, message });
    }
    const facts = {
      row: number,
      key: who?.identification ?? cells.get('identification') ?? '',
      name: cells.get('name') ?? before?.name ?? '',
    };
    if (!checked.ok || !who || faults.length > 0) return { ...facts, result: 'error', changes: [], faults };
    rowOfKey.set(keyOf(who), number);
    const body = checked.value;
    if (!before) return { ...facts, result: 'new', changes: [], faults, write: { id: undefined, body } };
    const changes = changesBetween(textsOf(before, lists), textsOf(body, lists));
    if (changes.length === 0) return { ...facts, result: 'same', changes, faults };
    return { ...facts, result: 'changed', changes, faults, write: { id: before.id, body } };

    function listOf(): string | undefined {
      const name = cells.get('price_list');
      if (name === undefined) return undefined;
      const list = lists.find((candidate) => foldHeading(candidate.name) === foldHeading(name));
      if (!list) {
        const message = 'No hay una lista de precios con este nombre.';
        faults.push({ field: 'price_list', value: name, message });
      }
      return list?.id;
    }
  };
}

type IdentificationType = CustomerBody['identification_type'];
interface Identity {
  readonly identification_type: IdentificationType;
  readonly identification: string;
}

function keyOf({
  identification_type: type,
  identification,
}: Pick<CustomerResource, 'identification_type' | 'identification'>): string {
  return `${type} ${identification}`;
}

/** Who the row is about; undefined with its faults added. */
export function identityOf(cells: ReadonlyMap<string, string>, faults: RowFault[]): Identity | undefined {
  const text = cells.get('identification');
  if (text === undefined) {
    faults.push({ field: 'identification', value: '', message: 'Este campo es obligatorio.' });
    return undefined;
  }
  const code = readCode(text);
  const typeText = cells.get('identification_type');
  const type = typeText === undefined ? undefined : readType(typeText);
  if (!code.ok) faults.push({ field: 'identification', value: text, message: code.message });
  if (type && !type.ok)
    faults.push({ field: 'identification_type', value: typeText ?? '', message: type.message });
  if (!code.ok || type?.ok === false) return undefined;
  const identification = withLostZero(code.value, type?.value);
  const guessed = type?.value ?? typeOf(identification);
  if (guessed) return { identification_type: guessed, identification };
  const message =
    'No tiene 10 cifras de cédula ni 13 de RUC. Si es pasaporte o del exterior, dígalo en una columna «Tipo de identificación».';
  faults.push({ field: 'identification', value: text, message });
  return undefined;
}

/** Excel takes the zero off a cédula of Guayas: the check digit tells that it is the one that is missing. */
function withLostZero(identification: string, type: IdentificationType | undefined): string {
  const whole = `0${identification}`;
  const isLost =
    (/^\d{9}$/.test(identification) && isCedula(whole) && (type === undefined || type === 'cedula')) ||
    (/^\d{12}$/.test(identification) && isRuc(whole) && (type === undefined || type === 'ruc'));
  return isLost ? whole : identification;
}

function typeOf(identification: string): IdentificationType | undefined {
  if (/^\d{13}$/.test(identification)) return 'ruc';
  return /^\d{10}$/.test(identification) ? 'cedula' : undefined;
}

function readType(text: string): Cell<IdentificationType> {
  const word = foldHeading(text);
  if (/^(ruc|r u c|04|4)$/.test(word)) return { ok: true, value: 'ruc' };
  if (/^(cedula|ci|c i|05|5|cedula de identidad)$/.test(word)) return { ok: true, value: 'cedula' };
  if (/^(pasaporte|passport|06|6)$/.test(word)) return { ok: true, value: 'pasaporte' };
  if (/^(exterior|identificacion del exterior|foreign|08|8)$/.test(word))
    return { ok: true, value: 'exterior' };
  return { ok: false, message: 'Escriba RUC, cédula, pasaporte o exterior.' };
}

/** What types are called in a file. */
export const typeNames = {
  ruc: 'RUC',
  cedula: 'Cédula',
  pasaporte: 'Pasaporte',
  exterior: 'Exterior',
  consumidor_final: 'Consumidor final',
} as const satisfies Record<CustomerResource['identification_type'], string>;

/** A customer field by field, as a person reads it. */
function textsOf(
  customer: CustomerBody | CustomerResource,
  lists: readonly PriceListResource[],
): ReadonlyMap<string, string> {
  return new Map([
    ['name', customer.name],
    ['address', customer.address ?? ''],
    ['email', customer.email ?? ''],
    ['phone', customer.phone ?? ''],
    ['notes', customer.notes ?? ''],
    ['price_list', lists.find(({ id }) => id === customer.price_list_id)?.name ?? ''],
  ]);
}
