import { vi } from 'vitest';
import { runChecks } from './support/run-checks.ts';

// Many wait for decisions: together they wait as long as one.
vi.setConfig({ maxConcurrency: 16 });

runChecks('together', 'on_its_own');
