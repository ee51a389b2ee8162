import { type Html, html } from '../../../html/html.ts';
import { prose } from './text-page.ts';

/** A field or parameter to show: its name, whether it must be given, and its JSON Schema. */
export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: unknown;
}

/** A table of the fields of a schema. */
export function fieldTable(fields: readonly Field[]): Html {
  return html`<div class="scroll"><table>
<tr><th>Campo (* obligatorio)</th><th>Tipo</th><th>Qué es</th></tr>
${fieldRows(fields)}</table></div>`;
}

/** An object without a name of its own is shown field by field. */
function fieldRows(fields: readonly Field[], depth = 0): readonly Html[] {
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
  return html`<tr><td>${name === '' ? [] : [html`<code>${name}</code>`]}${required && name !== '' ? ' *' : ''}</td><td>${typeText(schema)}</td><td class="soft">${prose([note, limitsText(facts)].filter(Boolean).map(sentence).join(' '))}</td></tr>`;
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
  if (Array.isArray(facts.type)) return html`${facts.type.join(' | ')}`;
  return html`${String(facts.format ?? facts.type ?? 'cualquiera')}`;
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

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? Object.fromEntries(Object.entries(value)) : {};
}
