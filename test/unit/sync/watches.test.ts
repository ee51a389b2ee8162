import type { NetworkInterfaceInfo } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchDay } from '../../../src-main/sync/watches/day-watch.ts';
import { watchNetwork } from '../../../src-main/sync/watches/network-watch.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the watch over the network', () => {
  it('calls back for a new network address, and only then', () => {
    const net = openNetwork();
    net.set({ eth0: ['192.168.1.5'] });
    expect(net.calls()).toBe(1);
    net.set({ eth0: ['192.168.1.5'] });
    expect(net.calls()).toBe(1);
    // The line goes: nothing to try.
    net.set({});
    expect(net.calls()).toBe(1);
    net.set({ eth0: ['192.168.1.5'] });
    expect(net.calls()).toBe(2);
    net.set({ eth0: ['192.168.1.5'], wlan0: ['10.0.0.7'] });
    expect(net.calls()).toBe(3);
  });

  it('does not take the machine itself for a network', () => {
    const net = openNetwork();
    net.set({ lo: ['127.0.0.1'] });
    expect(net.calls()).toBe(0);
  });

  it('calls back when the computer woke up: the network may be another', () => {
    const net = openNetwork();
    vi.setSystemTime(new Date('2026-11-21T23:00:00Z'));
    net.set({});
    expect(net.calls()).toBe(1);
  });

  it('is quiet once it was stopped', () => {
    const net = openNetwork();
    net.watch.stop();
    net.set({ eth0: ['192.168.1.5'] });
    expect(net.calls()).toBe(0);
  });

  function openNetwork() {
    let interfaces: Record<string, NetworkInterfaceInfo[]> = {};
    let calls = 0;
    const watch = watchNetwork({
      interfaces: () => interfaces,
      now: () => new Date(),
      mayBeBack: () => {
        calls += 1;
      },
    });
    return {
      watch,
      calls: () => calls,
      set(addresses: Record<string, string[]>) {
        interfaces = Object.fromEntries(
          Object.entries(addresses).map(([name, list]) => [
            name,
            list.map((address) => anInterface(address)),
          ]),
        );
        vi.advanceTimersByTime(5000);
      },
    };
  }

  function anInterface(address: string): NetworkInterfaceInfo {
    return {
      address,
      netmask: '255.0.0.0',
      family: 'IPv4',
      mac: '00:00:00:00:00:00',
      internal: address.startsWith('127.'),
      cidr: null,
    };
  }
});

describe('the watch over the day in Ecuador', () => {
  it('calls back ten minutes before the day ends, when the next begins, and when its first hour is over', () => {
    vi.setSystemTime(new Date('2026-11-21T23:45:00-05:00'));
    const calls: string[] = [];
    const note = (what: string) => () =>
      calls.push(`${what} ${new Date(Date.now() - 18_000_000).toISOString()}`);
    const watch = watchDay({ now: () => new Date(), dayEnds: note('ends'), dayTurned: note('turned') });
    vi.advanceTimersByTime(24 * 3_600_000);
    watch.stop();
    expect(calls).toEqual([
      'ends 2026-11-21T23:50:00.000Z',
      'turned 2026-11-22T00:00:00.000Z',
      'turned 2026-11-22T01:00:30.000Z',
    ]);
  });
});
