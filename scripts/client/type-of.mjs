/** @typedef {{ readonly [keyword: string]: any }} Schema a JSON Schema */

/** What this writer does not translate. A description that begins to use one must teach it first. */
const untranslated = ['allOf', 'not', 'if', 'prefixItems', 'patternProperties', '$defs', 'nullable'];

/**
 * A JSON Schema as a TypeScript type.
 *
 * @param {Schema} schema
 * @returns {string}
 * @throws where it uses what is not translated
 */
export function typeOf(schema) {
  const unknownKeyword = untranslated.find((keyword) => keyword in schema);
  if (unknownKeyword !== undefined)
    throw new Error(`the client cannot say ${unknownKeyword} in TypeScript yet`);
  if (schema.$ref !== undefined) return typeName(schema.$ref.split('/').at(-1));
  if ('const' in schema) return literal(schema.const);
  if (schema.enum !== undefined) return unionOf(schema.enum.map(literal));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return unionOf(alternatives.map(typeOf));
  if (Array.isArray(schema.type)) return unionOf(schema.type.map((type) => typeOf({ ...schema, type })));
  if (schema.type === 'array') return `readonly (${typeOf(schema.items ?? {})})[]`;
  if (schema.type === 'object') return objectType(schema);
  if (schema.type === 'integer') return 'number';
  return schema.type ?? 'unknown';
}

/** @param {Schema} schema */
function objectType({ properties, required = [], additionalProperties }) {
  if (properties === undefined) return `Readonly<Record<string, ${typeOf(additionalProperties || {})}>>`;
  const members = Object.entries(properties).map(
    ([name, property]) =>
      `${docs(property.description)}${member(name, required.includes(name), typeOf(property))}`,
  );
  return `{\n${members.join('\n')}\n}`;
}

/**
 * @param {string} name
 * @param {boolean} required
 * @param {string} type
 */
export function member(name, required, type) {
  const key = /^[a-z]\w*$/i.test(name) ? name : literal(name);
  return required ? `readonly ${key}: ${type};` : `readonly ${key}?: ${type} | undefined;`;
}

/** @param {readonly string[]} types */
export function unionOf(types) {
  return [...new Set(types)].join(' | ');
}

/** @param {unknown} value */
function literal(value) {
  return JSON.stringify(value);
}

/** @param {string} name as on the wire: `invoice_body` */
export function typeName(name) {
  return name.replace(/(?:^|_)([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}

/** @param {readonly (string | undefined)[]} sentences */
export function docs(...sentences) {
  const texts = sentences.filter((sentence) => sentence !== undefined);
  return texts.length === 0 ? '' : `/** ${texts.join(' — ').replaceAll('*/', '*∕')} */\n`;
}
