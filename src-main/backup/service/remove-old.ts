import type { BackupDestination } from '../destinations/destination.ts';
import { type BackupOwner, instantOf } from '../schedule/backup-name.ts';
import { keptBackups } from '../schedule/retention.ts';

/** By the rule of 7 days, 4 weeks and 12 months; files of others are left alone. */
export async function removeOld(destination: BackupDestination, owner: BackupOwner): Promise<void> {
  const ours = (await destination.list()).flatMap(({ name }) => {
    const at = instantOf(name, owner);
    return at ? [{ name, at }] : [];
  });
  const retained = keptBackups(ours.map(({ at }) => at));
  for (const { name, at } of ours) if (!retained.has(at)) await destination.remove(name);
}
