import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PrinterReply, SendResult } from '../../counter/printing/printers/printer-port.ts';
import { problemOfError } from './problem-of-error.ts';

export interface DevicePatience {
  /** In which a printer that works takes a little more, milliseconds. */
  readonly progress: number;
}

export const devicePatience: DevicePatience = { progress: 15_000 };

const PIECE = 4096;
const PAUSE_MS = 20;

/**
 * Never waits inside the system: a printer without paper takes nothing for hours, and a caller that waited for it there
 * would keep one of the few threads that also read and write the rest of the program's files. Windows has no such way
 * of opening; there a share is written as a file is.
 */
const WRITE_NOW_OR_NEVER = constants.O_WRONLY | (constants.O_NONBLOCK ?? 0);

/** Writes a job to a printer that the system shows as a device: `/dev/usb/lp0`, `LPT1`, `\\localhost\Ticket`. */
export async function sendToDevice(
  path: string,
  { bytes, patience, signal }: { bytes: Uint8Array; patience: DevicePatience; signal: AbortSignal },
): Promise<SendResult> {
  let device: FileHandle;
  try {
    device = await open(path, WRITE_NOW_OR_NEVER);
  } catch (reason) {
    return { ok: false, problem: problemOfError(reason, 'device_failed'), begun: false };
  }
  try {
    if (!(await isPrinterLike(device))) return { ok: false, problem: 'device_failed', begun: false };
    return await writeAll(device, { bytes, patience, signal });
  } finally {
    // What the device says at closing changes nothing of what is known.
    await device.close().catch(() => undefined);
  }
}

/** Nothing of ours is ever written over a file or a disk, whatever it is called; shares of Windows look like files. */
async function isPrinterLike(device: FileHandle): Promise<boolean> {
  const kind = await device.stat();
  return process.platform === 'win32' || kind.isCharacterDevice() || kind.isFIFO();
}

async function writeAll(
  device: FileHandle,
  { bytes, patience, signal }: { bytes: Uint8Array; patience: DevicePatience; signal: AbortSignal },
): Promise<SendResult> {
  let at = 0;
  let lastProgress = performance.now();
  while (at < bytes.length) {
    if (signal.aborted) return { ok: false, problem: 'interrupted', begun: at > 0 };
    const written = await writeSome(device, bytes.subarray(at, at + PIECE));
    if (typeof written !== 'number') {
      return { ok: false, problem: problemOfError(written.reason, 'device_failed'), begun: at > 0 };
    }
    at += written;
    if (written > 0) lastProgress = performance.now();
    else if (performance.now() - lastProgress > patience.progress) {
      return { ok: false, problem: 'timeout', begun: at > 0 };
    } else await sleep(PAUSE_MS);
  }
  return { ok: true, confirmed: false };
}

/** How many bytes were taken, none while the printer is busy. */
async function writeSome(device: FileHandle, piece: Uint8Array): Promise<number | { reason: unknown }> {
  try {
    return (await device.write(piece)).bytesWritten;
  } catch (reason) {
    const isBusy = reason instanceof Error && 'code' in reason && reason.code === 'EAGAIN';
    return isBusy ? 0 : { reason };
  }
}

/** Whether the device is there; one that is only written to does not say more. */
export async function askDevice(path: string): Promise<PrinterReply> {
  try {
    await (await open(path, WRITE_NOW_OR_NEVER)).close();
    return { state: 'unknown' };
  } catch (reason) {
    return { state: 'trouble', problem: problemOfError(reason, 'device_failed') };
  }
}
