import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A disk of its own, in memory. */
export interface SmallDisk {
  /** Of the owner of the folder `like`. */
  readonly folder: string;
  /** Takes all the room there is left. */
  fill(): void;
  /** Gives it back. */
  free(): void;
}

/** Mounts one of so many megabytes; undefined where this machine does not let us. */
export function smallDisk(megabytes: number, like: string): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true });
  });
  const { uid, gid } = statSync(like);
  chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const piece = Buffer.alloc(64 * 1024);
      try {
        for (;;) writeFileSync(ballast, piece, { flag: 'a' });
      } catch (reason) {
        if (!(reason instanceof Error && 'code' in reason && reason.code === 'ENOSPC')) throw reason;
      }
    },
    free: () => rmSync(ballast),
  };
}
