import { existsSync } from 'node:fs';
import { schemaIn } from '../xml/xsd.ts';
import { sharedPath } from './shared-files.ts';

/** Where the authority's schema of the annex of transactions is: it is in no published folder of schemas. */
const VARIABLE = 'MOSTRADOR_ATS_XSD';

/** The schema of the annex of transactions; undefined, and reported, where nobody gave it. */
export function annexSchema() {
  const path = process.env[VARIABLE] ?? sharedPath('xsd/ats/ats.xsd');
  if (existsSync(path)) return schemaIn(path);
  console.warn(
    `skipped: the annex against the SRI’s schema: ${VARIABLE} names no file, and ${path} is not there`,
  );
  return undefined;
}
