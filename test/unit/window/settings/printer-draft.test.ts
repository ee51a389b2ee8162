import { describe, expect, it } from 'vitest';
import { printerBody } from '../../../../src-main/contract/printing/printer.ts';
import {
  addressOf,
  draftOf,
  type PrinterDraft,
  printerOf,
  reachedBy,
} from '../../../../src-renderer/features/printing/printers/printer-draft.ts';

const typed: PrinterDraft = { ...draftOf(undefined, true), name: ' Caja 1 ', host: ' 192.168.1.50 ' };

describe('a printer as it is typed', () => {
  it('begins as the usual one of the shop, by network, and is what the service takes', () => {
    const body = printerOf(typed);
    expect(body).toMatchObject({
      name: 'Caja 1',
      connection: { type: 'network', host: '192.168.1.50', port: 9100 },
      is_default: true,
    });
    expect(printerBody.safeParse(body).success).toBe(true);
  });

  it('has no drawer on sheets, and sheets come out of a queue only', () => {
    const sheets = { ...typed, reach: 'queue', queue: 'oficina', paper: 'a4', has_drawer: true } as const;
    expect(printerOf(sheets)).toMatchObject({ paper: 'a4', has_drawer: false });
    expect(printerBody.safeParse(printerOf(sheets)).success).toBe(true);
    expect(reachedBy(sheets, 'network').paper).toBe('roll80');
  });

  it('sends a port that is none as one the service refuses, beside its field', () => {
    const parsed = printerBody.safeParse(printerOf({ ...typed, port: 'nueve' }));
    expect(parsed.error?.issues.map(({ path }) => path)).toEqual([['connection', 'port']]);
  });
});

it.each([
  [{ type: 'network', host: '10.0.0.7', port: 9100 }, '10.0.0.7'],
  [{ type: 'network', host: '10.0.0.7', port: 9101 }, '10.0.0.7:9101'],
  [{ type: 'device', path: '/dev/usb/lp0' }, '/dev/usb/lp0'],
  [{ type: 'queue', name: 'oficina' }, 'oficina'],
] as const)('%j stands at %s', (connection, address) => {
  expect(addressOf(connection)).toBe(address);
});
