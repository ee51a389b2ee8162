import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of processor a process has used: its first thread, and all others together. Linux tells them to 1 ns. */
export function threadSeconds(pid: number): { readonly main: number; readonly others: number } {
  const threads = readdirSync(`/proc/${pid}/task`);
  const seconds = (thread: string) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
  const main = seconds(String(pid));
  const all = threads.reduce((sum, thread) => sum + seconds(thread), 0);
  return { main, others: all - main };
}
