import { type Html, html } from './html.ts';

/** A field or parameter to show: its name, whether it must be given, and its JSON Schema. */
export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: unknown;
}

/** Rows of a table that tell the fields of a schema; an object without a name of its own is told field by field. */
export function fieldRows(fields: readonly Field[], depth = 0): readonly Html[] {
  return fields.flatMap((field) => {
    const inner = innerFields(field);
    const own = field.name === '' && inner.length > 0 ? [] : [row(field)];
    // Deeper than this, the named schemas tell more.
    return depth < 4 ? [...own, ...fieldRows(inner, depth + 1)] : own;
  });
}

function row({ name, required, schema }: Field): Html {
  const facts = asObject(schema);
  const note = typeof facts.description === 'string' ? facts.description : '';
  return html`<tr><td>${name === '' ? [] : [html`<code>${name}</code>`]}${required && name !== '' ? ' *' : ''}</td><td>${typeText(schema)}</td><td class="soft">${[note, limitsText(facts)].filter(Boolean).join('. ')}</td></tr>`;
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

/** The type in words; a named schema is a link to it. */
function typeText(schema: unknown): Html {
  const facts = asObject(schema);
  if (typeof facts.$ref === 'string') {
    const name = facts.$ref.split('/').at(-1) ?? '';
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const branches = facts.anyOf ?? facts.oneOf;
  if (Array.isArray(branches)) {
    return html`${branches.map((branch, index) => html`${index > 0 ? ' | ' : ''}${typeText(branch)}`)}`;
  }
  if (facts.const !== undefined) return html`<code>${String(facts.const)}</code>`;
  if (Array.isArray(facts.enum)) {
    return html`${facts.enum.map((value, index) => html`${index > 0 ? ' | ' : ''}<code>${String(value)}</code>`)}`;
  }
  if (facts.type === 'array') return html`${typeText(facts.items)}[]`;
  if (facts.properties !== undefined) return html`{${Object.keys(asObject(facts.properties)).join(', ')}}`;
  if (facts.type === 'object') return html`{clave: ${typeText(facts.additionalProperties)}}`;
  return html`${String(facts.format ?? facts.type ?? 'cualquiera')}`;
}

function limitsText(facts: Readonly<Record<string, unknown>>): string {
  const limits = [
    ['desde', facts.minimum],
    ['hasta', facts.maximum],
    ['mínimo de caracteres', facts.minLength],
    ['máximo de caracteres', facts.maxLength],
    ['mínimo de elementos', facts.minItems],
    ['máximo de elementos', facts.maxItems],
    ['si se omite', facts.default === undefined ? undefined : JSON.stringify(facts.default)],
    ['forma', facts.pattern],
  ] as const;
  return limits
    .filter(([, value]) => value !== undefined)
    .map(([words, value]) => `${words} ${String(value)}`)
    .join(', ');
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? Object.fromEntries(Object.entries(value)) : {};
}
