import { openDoor } from './doors/open-door.mjs';
import { prepareProgram } from './setup/prepare.mjs';
import { reportFailures } from './setup/setup-failure.mjs';

await reportFailures(async () => {
  await prepareProgram();
  await openDoor('cli', process.argv.slice(2));
});
