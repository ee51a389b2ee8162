import { prepareProgram } from './setup/prepare.mjs';
import { reportFailures } from './setup/setup-failure.mjs';

await reportFailures(prepareProgram);
