import { openDoor } from './lib/open-door.mjs';
import { prepareProgram } from './lib/prepare.mjs';
import { reportFailures } from './lib/setup-failure.mjs';

await reportFailures(async () => {
  await prepareProgram();
  await openDoor('cli', process.argv.slice(2));
});
