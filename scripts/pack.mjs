import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './lib/project.mjs';
import { clientPackage } from './packages/client-package.mjs';
import { packFolder } from './packages/pack-folder.mjs';
import { programPackage } from './packages/program-package.mjs';
import { prepareProgram } from './setup/prepare.mjs';
import { reportFailures } from './setup/setup-failure.mjs';

// `npm run pack`: the two npm packages, the program with its command `mostrador` and the TypeScript client, in dist/ or the
// folder that is named. Their files are named on standard output, a line each.

await reportFailures(async () => {
  await prepareProgram();
  const dist = resolve(process.argv[2] ?? join(root, 'dist'));
  mkdirSync(dist, { recursive: true });
  for (const makePackage of [programPackage, clientPackage]) {
    console.log(await packFolder(await makePackage(join(dist, 'packages')), dist));
  }
});
