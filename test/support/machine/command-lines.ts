import { readdirSync, readFileSync } from 'node:fs';

/** What the list of processes shows to every user of the computer. */
export interface CommandLines {
  /** All that were seen since the watch began, once each. */
  stop(): readonly string[];
}

const LOOK_EVERY_MS = 5;

/** Watches the command lines of programs that run on our Node, and of whatever a service starts. */
export function watchCommandLines(servicePid: () => number | undefined): CommandLines {
  const seen = new Set<string>();
  const look = () => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const args = readOf(`/proc/${pid}/cmdline`).split('\0');
      if (args[0] === process.execPath || parentOf(pid) === servicePid()) seen.add(args.join(' '));
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    stop() {
      look();
      clearInterval(timer);
      return [...seen];
    },
  };
}

function parentOf(pid: string): number {
  return Number(/^PPid:\s+(\d+)$/m.exec(readOf(`/proc/${pid}/status`))?.[1]);
}

/** Empty for a process that ended meanwhile. */
function readOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
