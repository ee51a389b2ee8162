import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const localState = z.object({ os_crypt: z.object({ encrypted_key: z.string().min(1) }) });

/**
 * Whether what protects on Windows would outlive a power cut. DPAPI protects a key of Chromium's own, which lies in its
 * `Local State` and is written there some seconds after the very first start; with it goes all that was sealed by it.
 */
export function isWindowsKeyOnDisk(userData: string): boolean {
  try {
    return localState.safeParse(JSON.parse(readFileSync(join(userData, 'Local State'), 'utf8'))).success;
  } catch {
    return false;
  }
}
