import { app, safeStorage } from 'electron';
import type { KeyProtector } from '../secrets/key-protector.ts';
import { isWindowsKeyOnDisk } from './windows-key.ts';

/** Older Electrons know the synchronous names alone, which are gone from the next one. */
type SafeStorage = Partial<typeof safeStorage>;

/**
 * Chromium's `v10` on Linux: encrypted with a password that is written in its source, as it does where it finds no keyring.
 * Electron itself says so by `basic_text`, but not every version.
 */
const PRETENDED = 'v10';

/** The operating system's own protection, through Electron: DPAPI, Keychain, GNOME Keyring or KWallet. */
export function systemKeyProtector(): KeyProtector {
  const storage: SafeStorage = safeStorage;
  return {
    async availability() {
      const isThere = storage.isAsyncEncryptionAvailable
        ? await storage.isAsyncEncryptionAvailable()
        : storage.isEncryptionAvailable?.();
      if (!isThere || (await isPretended(storage))) return 'unavailable';
      if (process.platform !== 'win32') return 'available';
      return isWindowsKeyOnDisk(app.getPath('userData')) ? 'available' : 'after_restart';
    },
    protect: (key) => encrypt(storage, Buffer.from(key).toString('base64')),
    async unprotect(protectedKey) {
      const encrypted = Buffer.from(protectedKey);
      const text = storage.decryptStringAsync
        ? (await storage.decryptStringAsync(encrypted)).result
        : storage.decryptString?.(encrypted);
      return Buffer.from(text ?? '', 'base64');
    },
  };
}

async function encrypt(storage: SafeStorage, text: string): Promise<Buffer> {
  const encrypted = storage.encryptStringAsync
    ? await storage.encryptStringAsync(text)
    : storage.encryptString?.(text);
  if (!encrypted) throw new Error('this Electron encrypts nothing');
  return encrypted;
}

async function isPretended(storage: SafeStorage): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  if (storage.getSelectedStorageBackend?.() === 'basic_text') return true;
  return (await encrypt(storage, 'probe')).toString('latin1', 0, PRETENDED.length) === PRETENDED;
}
