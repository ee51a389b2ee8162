import { hasLog, openStore, type Store } from './open.ts';
import { type UpdateOptions, updateData } from './update-data.ts';

/**
 * Opens the data for a program that others wait for: those of an earlier version are brought up to date first, and each
 * step is told. Throws NoRoomToUpdateError, with nothing changed, and NewerStoreError.
 */
export async function openUpToDate(file: string, options: UpdateOptions): Promise<Store> {
  // Asked before, since the update puts the log into the file.
  const wasLeftOpen = hasLog(file);
  await updateData(file, options);
  return openStore(file, { wasLeftOpen });
}
