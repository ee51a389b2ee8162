import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import { documentTypes } from '../../../../src-main/documents/kinds.ts';
import type { FormPart } from '../../../../src-renderer/features/documents/body/form-part.ts';
import { formOf } from '../../../../src-renderer/features/documents/body/forms.ts';
import { settled } from '../../../../src-renderer/features/documents/body/settled.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly const?: unknown;
}

/** The fields of a schema as patterns of JSON pointers: `/lines/*` and on. */
function fieldsOf(root: Schema & { readonly $defs?: Readonly<Record<string, Schema>> }): readonly string[] {
  const results = new Set<string>();
  const walk = (schema: Schema, at: string) => {
    if (schema.$ref) return walk(root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, at);
    const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    for (const option of options) walk(option, at);
    if (schema.items) return walk(schema.items, `${at}/*`);
    for (const [name, inner] of Object.entries(schema.properties ?? {})) walk(inner, `${at}/${name}`);
    if (!schema.properties && options.length === 0) results.add(at);
  };
  walk(root, '');
  return [...results];
}

/** The same of a form. */
function shownBy(form: readonly FormPart[], base = ''): readonly string[] {
  return form.flatMap(({ at, fields, inner = [], list }) => {
    const owner = base + at + (list ? '/*' : '');
    const own = fields.flatMap(({ at: pointer, kind }) => [
      owner + pointer.replace('/0/', '/*/'),
      // Choosing a rate says of which tax it is.
      ...(kind === 'rate' || kind === 'excise' ? [`${owner}/type`] : []),
    ]);
    return [...own, ...shownBy(inner, owner)];
  });
}

/** What no person writes: other programs' own, the emission point of a document, and what is the same always. */
const notWritten = [
  /^\/(establishment|emission_point|metadata|simulate|channel)$/,
  /\/compensations\/\*\/code$/,
  /^\/additional_discounts\/\*\/type$/,
  /\/customer_id$/,
  // Chosen as the invoice itself.
  /^\/modified_document\/document_id$/,
];

describe('the form of a document', () => {
  it.each(documentTypes)('shows every field of the body of a %s', (type) => {
    const schema = z.toJSONSchema(kindOf(type).body, { io: 'input', unrepresentable: 'any' });
    const fields = fieldsOf(schema as Parameters<typeof fieldsOf>[0]);
    const shown = shownBy(formOf(type, {}));
    expect(fields.length).toBeGreaterThan(20);
    const missing = fields.filter(
      (field) => !shown.includes(field) && !notWritten.some((pattern) => pattern.test(field)),
    );
    expect(missing).toEqual([]);
    expect(shown.filter((pointer) => !fields.includes(pointer))).toEqual([]);
  });

  it('of a note on an invoice issued here asks neither for its number nor for the buyer of a credit note', () => {
    const body = { modified_document: { document_id: 'id' } };
    const titles = formOf('credit_note', body).map(({ title }) => title);
    expect(titles).not.toContain('buyer');
    expect(titles).not.toContain('modified_document');
    expect(formOf('debit_note', body).map(({ title }) => title)).toContain('buyer');
  });
});

describe('a body as it is sent', () => {
  const blankLine = {
    description: '',
    quantity: '1',
    unit_price: '',
    taxes: [{ type: 'iva', rate: 'iva_15' }],
  };

  it('is without the last rows that nobody wrote in, which leaves every other where it is', () => {
    const lines = [blankLine, { ...blankLine, description: 'Pan' }, blankLine, blankLine];
    const sent = settled(formOf('invoice', {}), { lines });
    expect(sent).toEqual({
      lines: [
        { quantity: '1', taxes: blankLine.taxes },
        { description: 'Pan', quantity: '1', taxes: blankLine.taxes },
      ],
    });
  });

  it('keeps the first row of a list that every document has, and none of an annex', () => {
    const body = { lines: [blankLine], additional_info: [{ name: '', value: '' }] };
    expect(settled(formOf('invoice', {}), body)).toEqual({
      lines: [{ quantity: '1', taxes: blankLine.taxes }],
    });
  });

  it('is without annexes that say nothing', () => {
    const body = {
      export: {},
      reimbursement: { documents: [] },
      tip: '',
      negotiable: { notification_email: '' },
    };
    expect(settled(formOf('invoice', {}), body)).toEqual({});
  });
});
