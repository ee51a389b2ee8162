import { afterAll } from 'vitest';
import { endChildProcesses } from './child-processes.ts';

// What a test file started and did not end, as where its set-up failed half-way, ends with the file.
afterAll(endChildProcesses);
