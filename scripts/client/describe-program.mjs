import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pinnedNode, root } from '../lib/project.mjs';
import { exitCodeOf } from '../lib/run.mjs';

/** Longer than any start takes. */
const startTimeoutMs = 60_000;

/**
 * Starts the program from its sources on an empty folder, asks it for its OpenAPI document, and ends it.
 *
 * @returns {Promise<any>} the document
 */
export async function describeProgram() {
  const data = mkdtempSync(join(tmpdir(), 'mostrador-client-'));
  const service = spawn(pinnedNode(), [join(root, 'src-main', 'service.ts'), '--data', data, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, MOSTRADOR_LOG_LEVEL: 'error' },
  });
  const ended = exitCodeOf(service);
  const timer = setTimeout(() => service.kill('SIGKILL'), startTimeoutMs);
  try {
    for await (const line of createInterface({ input: service.stdout })) {
      const { url } = JSON.parse(line);
      const answer = await fetch(new URL('/v1/local/openapi.json', url));
      return await answer.json();
    }
    throw new Error(`the service ended with exit code ${await ended} before it was ready`);
  } finally {
    clearTimeout(timer);
    service.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}
