import { existsSync } from 'node:fs';
import type { IvaTolerance } from './checks/amounts.ts';
import { differencesIn } from './checks/recompute/differences.ts';
import { makeSchemaCheck, noSchemaCheck, type SchemaCheck } from './checks/schema.ts';
import { withXml } from './document-facts.ts';
import { judgeReception } from './judge-reception.ts';

export interface JudgeXmlOptions {
  /** When it is handed over: no document comes from the future or from more than 90 days ago. */
  readonly now: Date;
  /** Where the authority's schemas are, `sri/xsd` of the shared files; without it structure goes unchecked. */
  readonly schemaFolder?: string;
  /** How far IVA may be from base × rate, in cents; one when left out. */
  readonly ivaTolerance?: IvaTolerance;
}

/**
 * What the authority would say against one document of either environment, signed or not: structure, access key,
 * date and content, then its sums; each as `52: importeTotal: …`, empty when nothing. As at the authority the first
 * class that fails speaks alone; of the sums all differences are reported. Knows nothing of other documents.
 */
export function judgeXml(
  xml: string,
  { now, schemaFolder, ivaTolerance }: JudgeXmlOptions,
): readonly string[] {
  const bytes = Buffer.from(xml, 'utf8');
  const judgement = judgeReception(bytes, {
    schemas: schemaCheckOf(schemaFolder),
    ambiente: null,
    now,
    duplicate: () => null,
  });
  if (!judgement.received) return judgement.messages.map(({ code, detail }) => `${code}: ${detail}`);
  return withXml(bytes, ({ root }) => differencesIn(root, ivaTolerance)).map(
    (difference) => `52: ${difference}`,
  );
}

/** Compiling a schema takes longer than judging a hundred documents, so the compiled ones stay for the next call. */
const schemaChecks = new Map<string, SchemaCheck>();

function schemaCheckOf(folder: string | undefined): SchemaCheck {
  if (folder === undefined) return noSchemaCheck;
  const cached = schemaChecks.get(folder);
  if (cached !== undefined) return cached;
  if (!existsSync(folder)) throw new Error(`There are no schemas in ${folder}`);
  const made = makeSchemaCheck(folder);
  schemaChecks.set(folder, made);
  return made;
}
