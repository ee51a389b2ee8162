import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { programFile } from '../../../src-main/process/program-file.ts';
import { endThread } from '../../../src-main/process/thread-end.ts';
import { openStore } from '../../../src-main/store/sqlite/open.ts';
import { temporaryFolder } from '../../support/store/store.ts';

it('ends a thread at any moment of its start without aborting the process, and one that has ended', async () => {
  const file = `${temporaryFolder()}/mostrador.sqlite`;
  await openStore(file).close();
  const codes = Array.from({ length: 8 }, async (_, index) => {
    const thread = new Worker(programFile('list-thread'), { workerData: { file } });
    const code = new Promise((resolve) => thread.once('exit', resolve));
    for (let turn = 0; turn < 500 * index; turn += 1) await setImmediate();
    await endThread(thread);
    await endThread(thread);
    return code;
  });
  expect(await Promise.all(codes)).toEqual(Array.from({ length: 8 }, () => 0));
});
