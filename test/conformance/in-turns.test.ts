import { runChecks } from './support/run-checks.ts';

runChecks('in_turns');
