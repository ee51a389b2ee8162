import { renameSync, writeFileSync } from 'node:fs';
import { faketimeLibrary } from '../tools/faketime-library.mjs';

/** The clock of a program that a test runs: it goes on like the machine's own, off by so much, and is set at any time. */
export interface SettableClock {
  /** What the program is to be started with. */
  readonly env: Readonly<Record<string, string>>;
  /** What it tells now. */
  now(): Date;
  setTo(time: Date): void;
  setBy(milliseconds: number): void;
}

/**
 * A clock that libfaketime tells a program instead of the machine's; the monotonic one stays real, as it does where a
 * person sets the clock. It is read anew each time from a file of its own, and counts from the machine's clock even where
 * the tests themselves live on another day (`scripts/testing/run-shifted.mjs`), as `FAKETIME` says.
 */
export function makeSettableClock(file: string, start: Date): SettableClock {
  let offset = 0;
  const ownOffset = Number(process.env.FAKETIME ?? 0) * 1000;
  const write = () => {
    const whole = offset + ownOffset;
    // In one step: the program may be reading it.
    writeFileSync(`${file}.next`, `${whole < 0 ? '-' : '+'}${Math.abs(whole) / 1000}\n`);
    renameSync(`${file}.next`, file);
  };
  const now = () => new Date(Date.now() + offset);
  const setTo = (time: Date) => {
    offset = time.getTime() - Date.now();
    write();
  };
  setTo(start);
  return {
    env: {
      LD_PRELOAD: libraryOfFaketime(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    now,
    setTo,
    setBy: (milliseconds) => setTo(new Date(now().getTime() + milliseconds)),
  };
}

function libraryOfFaketime(): string {
  const path = faketimeLibrary();
  if (path === undefined) throw new Error('faketime does not say where its library is');
  return path;
}
