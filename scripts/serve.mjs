import { openDoor } from './lib/open-door.mjs';
import { prepareProgram } from './lib/prepare.mjs';
import { reportFailures } from './lib/setup-failure.mjs';
import { stopWithNpm } from './lib/stop-with-npm.mjs';

await reportFailures(async () => {
  stopWithNpm();
  await prepareProgram();
  await openDoor('service', process.argv.slice(2));
});
