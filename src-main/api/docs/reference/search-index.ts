import { z } from 'zod';
import { problems } from '../../../contract/problems/problems.ts';
import { keysOf } from '../../../documents/values/keys-of.ts';
import { problemAdvice } from '../pages/problem-advice.ts';
import { fieldAnchor } from './field-table.ts';
import { fieldsOf, noteOf } from './fields.ts';
import { guideOf } from './guide.ts';
import { markdownOf } from './markdown-of.ts';
import { parametersOf } from './operation-article.ts';
import { type Operation, type Reference, schemaHomes } from './reference.ts';

/** What the search of the reference looks in. */
export const searchIndex = z.strictObject({
  entries: z
    .array(
      z.strictObject({
        title: z.string().meta({ description: 'Lo que se muestra' }),
        note: z.string().meta({ description: 'Qué es, que se muestra debajo' }),
        text: z.string().meta({ description: 'Otras palabras por las que se encuentra' }),
        href: z.string().meta({ description: 'A dónde lleva' }),
      }),
    )
    .meta({ description: 'De lo general a lo particular: guía, operaciones, errores, esquemas y campos' }),
});

type Entry = z.output<typeof searchIndex>['entries'][number];

export function searchIndexOf(reference: Reference): z.output<typeof searchIndex> {
  const { address, resources } = reference;
  return {
    entries: [
      ...guideOf(reference).map(({ id, title, content }) => ({
        title,
        note: 'Guía',
        text: markdownOf(content),
        href: `${address}#${id}`,
      })),
      ...resources.flatMap(({ operations }) => operations.map(operationEntry)),
      ...keysOf(problems).map((code) => ({
        title: code,
        note: problems[code].title,
        text: problemAdvice[code].cause,
        href: `/v1/docs/errors/${code}`,
      })),
      ...schemaEntries(reference),
    ],
  };
}

function operationEntry(operation: Operation): Entry {
  const { method, path, summary, description = '', operationId } = operation.route;
  const parameters = parametersOf(operation).map((parameter) => `${parameter.name}: ${noteOf(parameter)}`);
  return {
    title: summary,
    note: `${method} ${path}`,
    text: [operationId, description, ...parameters].join('\n'),
    href: operation.address,
  };
}

function schemaEntries(reference: Reference): readonly Entry[] {
  const homes = schemaHomes(reference);
  const schemas = homes.map(({ name, page }) => ({
    title: name,
    note: 'Esquema',
    text: '',
    href: `${page}#schema-${name}`,
  }));
  const fields = homes.flatMap(({ name, schema, page }) =>
    fieldsOf(schema).map((field) => ({
      title: field.name,
      note: `${name}: ${noteOf(field).replaceAll('`', '')}`,
      text: '',
      href: `${page}#${fieldAnchor(name, field)}`,
    })),
  );
  return [...schemas, ...fields];
}
