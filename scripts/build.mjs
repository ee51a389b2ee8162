import { prepareProgram } from './lib/prepare.mjs';
import { reportFailures } from './lib/setup-failure.mjs';

await reportFailures(prepareProgram);
