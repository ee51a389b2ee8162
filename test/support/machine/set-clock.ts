import { renameSync, writeFileSync } from 'node:fs';
import { faketimeLibrary } from '../tools/faketime-library.mjs';

/** The clock of a program in the process of the tests: it goes on like the machine's own, off by so much, and is set at any time. */
export interface ClockInProcess {
  /** What it tells now. */
  now(): Date;
  setTo(time: Date): void;
  setBy(milliseconds: number): void;
}

/** The same of a program in a process of its own. */
export interface SettableClock extends ClockInProcess {
  /** What the program is to be started with. */
  readonly env: Readonly<Record<string, string>>;
}

export function makeClockInProcess(start: Date): ClockInProcess {
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  const setTo = (time: Date) => {
    offset = time.getTime() - Date.now();
  };
  setTo(start);
  return { now, setTo, setBy: (milliseconds) => setTo(new Date(now().getTime() + milliseconds)) };
}

/**
 * A clock that libfaketime tells a program instead of the machine's; the monotonic one stays real, as it does where a
 * person sets the clock. It is read anew each time from a file of its own, and counts from the machine's clock even where
 * the tests themselves live on another day (`scripts/testing/run-shifted.mjs`), as `FAKETIME` says.
 */
export function makeSettableClock(file: string, start: Date): SettableClock {
  const { now, ...clock } = makeClockInProcess(start);
  const ownOffset = Number(process.env.FAKETIME ?? 0) * 1000;
  const write = () => {
    const offset = now().getTime() - Date.now() + ownOffset;
    // In one step: the program may be reading it.
    writeFileSync(`${file}.next`, `${offset < 0 ? '-' : '+'}${Math.abs(offset) / 1000}\n`);
    renameSync(`${file}.next`, file);
  };
  write();
  return {
    env: {
      LD_PRELOAD: libraryOfFaketime(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    now,
    setTo(time) {
      clock.setTo(time);
      write();
    },
    setBy(milliseconds) {
      clock.setBy(milliseconds);
      write();
    },
  };
}

function libraryOfFaketime(): string {
  const path = faketimeLibrary();
  if (path === undefined) throw new Error('faketime does not say where its library is');
  return path;
}
