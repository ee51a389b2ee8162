import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';

/** What in a test's source shows that it lives on the machine's own day. */
const readsTheClock = /new Date\(\)|Date\.now\(\)|documentSamples\(|describe_document_type/;
/** A test that sets the clock of the service itself says what day it is. */
const setsTheClock = /makeSettableClock|makeClockInProcess/;

/** Slow ones that break bodies and files by chance, to which every day is the same. */
const sameAnyDay = ['issuing/broken-bodies.test.ts', 'service/damaged-data.test.ts'];

/** The unit and integration tests whose outcome could depend on the day they run, relative to the root. */
export function datedTests() {
  return ['test/unit', 'test/integration'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.test.ts') && !sameAnyDay.includes(file))
      .map((file) => `${folder}/${file}`)
      .filter((file) => {
        const source = readFileSync(join(root, file), 'utf8');
        return readsTheClock.test(source) && !setsTheClock.test(source);
      }),
  );
}
