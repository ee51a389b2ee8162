import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeProgram } from './client/describe-program.mjs';
import { formatted } from './client/formatted.mjs';
import { writeClientTypes } from './client/write-client-types.mjs';
import { logLine } from './lib/log-line.mjs';
import { root } from './lib/project.mjs';
import { reportFailures, SetupFailure } from './setup/setup-failure.mjs';

// `npm run client` writes client/schema.ts anew; `npm run client -- --check` only says whether it is what the program
// describes now, with exit code 1 when it is not.

const file = 'client/schema.ts';

await reportFailures(async () => {
  const written = formatted(file, writeClientTypes(await describeProgram()));
  if (!process.argv.includes('--check')) {
    writeFileSync(join(root, file), written);
    logLine(`${file} escrito`);
  } else if (readFileSync(join(root, file), 'utf8') !== written) {
    throw new SetupFailure(`${file} no es lo que el programa describe ahora: ejecute «npm run client»`);
  }
});
