import { Client } from 'pg';

/** All that a database has, as text; of some of its tables where they are chosen by their names. */
export async function everyRowOf(
  url: string,
  chosen: (table: string) => boolean = () => true,
): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace::regnamespace::text IN ('public', 'pgboss')",
  );
  const texts: string[] = [];
  for (const { name } of tables.filter((table) => chosen(table.name))) {
    const { rows } = await client.query<{ text: string }>(`SELECT one::text AS text FROM ${name} AS one`);
    texts.push(...rows.map(({ text }) => text));
  }
  await client.end();
  return texts.join('\n');
}
