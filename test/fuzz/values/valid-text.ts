import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../description/json-schema.ts';
import { homeAddresses } from './named-values.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer texts are for the breakers. */
const LONG = 40;

/** Texts a schema of type `string` takes, as far as it tells. */
export function validText(schema: JsonSchema): Arbitrary<string> {
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const texts =
    pattern === undefined ? (ofFormat(schema) ?? plainText(schema)) : fc.stringMatching(new RegExp(pattern));
  return texts.map((text) =>
    text.length > maxLength ? text.slice(0, maxLength) : text.padEnd(minLength, 'x'),
  );
}

function ofFormat({ format, contentEncoding }: JsonSchema): Arbitrary<string> | undefined {
  switch (format) {
    case 'uuid':
      return fc.uuid();
    case 'date':
      return aboutNow().map((date) => date.toISOString().slice(0, 10));
    case 'date-time':
      return aboutNow().map((date) => date.toISOString());
    case 'email':
      return fc.constantFrom('ana@ejemplo.invalid', 'ventas+caja@tienda.test', 'n.o@sub.dominio.invalid');
    case 'uri':
      return fc.constantFrom(...homeAddresses);
    default:
      return contentEncoding === 'base64' || format === 'base64'
        ? fc.base64String({ maxLength: 400 })
        : undefined;
  }
}

/** Mostly today: documents of other days are refused before anything else is looked at. */
function aboutNow(): Arbitrary<Date> {
  const days = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: -400, max: 60 }));
  return days.map((day) => new Date(Date.now() + day * DAY_MS));
}

const words = [
  'Café molido 250 g',
  'Ñandú',
  'Quito',
  'SERVICIO DE FLETE',
  'Av. 9 de Octubre 100',
  '25.00',
  'A-1',
];

function plainText({ minLength = 0, maxLength = LONG }: JsonSchema): Arbitrary<string> {
  const longest = Math.max(minLength, Math.min(maxLength, minLength + LONG));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...words) },
    { weight: 1, arbitrary: fc.string({ minLength, maxLength: longest }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: longest }) },
  );
}
