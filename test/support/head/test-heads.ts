import { afterAll } from 'vitest';
import { type RunningHead, startHead } from './run-head.ts';

/** To be called once at the top of a test file: the heads it started end with it. */
export function testHeads(): { start(args: readonly string[]): Promise<RunningHead> } {
  const running: RunningHead[] = [];
  afterAll(async () => {
    await Promise.all(running.map((head) => head.kill()));
  });
  return {
    async start(args) {
      const head = await startHead(args);
      running.push(head);
      return head;
    },
  };
}
