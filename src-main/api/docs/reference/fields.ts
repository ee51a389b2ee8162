/** A field or parameter: its name, whether it must be given, and its JSON Schema. */
export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: unknown;
}

/** The fields of a schema with a name; those of its objects without one stand among them: `lines[].code`. */
export function fieldsOf(schema: unknown): readonly Field[] {
  return withInnerFields([{ name: '', required: true, schema }]);
}

/** An object without a name of its own is shown field by field. */
export function withInnerFields(fields: readonly Field[], depth = 0): readonly Field[] {
  return fields.flatMap((field) => {
    const inner = innerFields(field);
    const own = field.name === '' && inner.length > 0 ? [] : [field];
    // Deeper than this, the named schemas tell more.
    return depth < 4 ? [...own, ...withInnerFields(inner, depth + 1)] : own;
  });
}

function innerFields({ name, schema }: Field): readonly Field[] {
  const facts = asObject(schema);
  if (Array.isArray(facts.items)) return [];
  if (facts.type === 'array') return innerFields({ name: `${name}[]`, required: true, schema: facts.items });
  const required = Array.isArray(facts.required) ? facts.required : [];
  return Object.entries(asObject(facts.properties)).map(([inner, innerSchema]) => ({
    name: name === '' ? inner : `${name}.${inner}`,
    required: required.includes(inner),
    schema: innerSchema,
  }));
}

/** What a field is and what it may be, with `code` between backquotes. */
export function noteOf({ schema }: Field): string {
  const facts = asObject(schema);
  const note = typeof facts.description === 'string' ? facts.description : '';
  return [note, limitsText(facts)].filter(Boolean).map(sentence).join(' ');
}

/** With its capital, unless it begins with a name of the wire. */
function sentence(text: string): string {
  const begun = text.replace(/^\p{Ll}(?=\p{Ll}*[ ,;])/u, (letter) => letter.toUpperCase());
  return `${begun.replace(/\.$/, '')}.`;
}

function limitsText(facts: Readonly<Record<string, unknown>>): string {
  // A pattern is for programs; where words say the same they are enough.
  const pattern = facts.description === undefined ? facts.pattern : undefined;
  const limits = [
    range(facts.minimum, facts.maximum),
    range(facts.minLength, facts.maxLength, ['carácter', 'caracteres']),
    range(facts.minItems, facts.maxItems, ['elemento', 'elementos']),
    pattern === undefined ? '' : `con la forma \`${pattern}\``,
    facts.default === undefined ? '' : `si falta, \`${JSON.stringify(facts.default)}\``,
  ];
  return limits.filter(Boolean).join('; ');
}

function range(least: unknown, most: unknown, [one, many] = ['', '']): string {
  const count = (number: unknown) => `${number} ${number === 1 ? one : many}`.trim();
  if (least === undefined) return most === undefined ? '' : `hasta ${count(most)}`;
  if (most === undefined) return `al menos ${count(least)}`;
  return least === most ? count(least) : `de ${least} a ${count(most)}`;
}

export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? Object.fromEntries(Object.entries(value)) : {};
}
