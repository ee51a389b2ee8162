import type { LetterBusiness } from '../../mailing/ports/mailer.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import type { Patterns } from '../database/patterns.ts';
import { readKept } from '../reading/read-kept.ts';

/** The business as the newest document says it; by its RUC alone until there is one. */
export async function businessOf(database: HeadDatabase, patterns: Patterns): Promise<LetterBusiness> {
  const newest = await database
    .selectFrom('document')
    .select(['stored', 'pattern'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest) {
    const { ruc } = await database.selectFrom('business').select('ruc').executeTakeFirstOrThrow();
    const name = `RUC ${ruc ?? ''}`;
    return { name, legalName: name, ruc: ruc ?? '' };
  }
  const { tradeName, legalName, ruc } = (await readKept(patterns, newest)).document.issuer;
  return { name: tradeName ?? legalName, legalName, ruc };
}
