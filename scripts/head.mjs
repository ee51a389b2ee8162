import { openDoor } from './doors/open-door.mjs';
import { stopWithNpm } from './doors/stop-with-npm.mjs';
import { prepareProgram } from './setup/prepare.mjs';
import { reportFailures } from './setup/setup-failure.mjs';

await reportFailures(async () => {
  stopWithNpm();
  await prepareProgram();
  await openDoor('head', process.argv.slice(2));
});
