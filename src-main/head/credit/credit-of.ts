import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** An invoice in a question, each of its parts a value or a column. */
interface AskedInvoice {
  readonly environment: unknown;
  readonly number: unknown;
  readonly id: unknown;
}

/** Whether a row of `credit` holds something of an invoice: it names that one, or its number alone. */
export function isCreditOf({ environment, number, id }: AskedInvoice): RawBuilder<SqlBool> {
  return sql`
    credit.environment = ${environment} AND credit.invoice_number = ${number}
      AND (credit.invoice_id IS NULL OR credit.invoice_id = ${id})
  `;
}

/** The invoice that a table of documents has in the question. */
export function invoiceIn(table: string): AskedInvoice {
  const [environment, id] = [sql.ref(`${table}.environment`), sql.ref(`${table}.id`)];
  return { environment, number: numberIn(table), id };
}

/** The whole number of a document of a table, as people write it. */
export function numberIn(table: string): RawBuilder<string> {
  return sql`
    concat_ws('-', ${sql.ref(`${table}.establishment`)}, ${sql.ref(`${table}.emission_point`)},
      lpad(${sql.ref(`${table}.sequential`)}::text, 9, '0'))
  `;
}
