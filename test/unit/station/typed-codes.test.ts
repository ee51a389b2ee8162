import { describe, expect, it } from 'vitest';
import {
  parseEnrolmentCode,
  parseHeadAddress,
  parseTypedCode,
} from '../../../src-main/contract/head/stations/enrolment.ts';
import { proofOfCode } from '../../../src-main/process/head/code-proof.ts';
import { pointAfter } from '../../../src-main/station/host/next-point.ts';
import { ownAddresses } from '../../../src-main/station/host/own-addresses.ts';

describe('what is typed to join a head office', () => {
  it.each([
    ['ABCD-EFGH-JKMN', 'ABCDEFGHJKMN'],
    [' abcd efgh jkmn ', 'ABCDEFGHJKMN'],
    ['ABCDEFGHJKM', undefined],
    ['ABCD-EFGH-JKM0', undefined],
  ])('reads %s as the code %s', (typed, code) => {
    expect(parseTypedCode(typed)).toBe(code);
  });

  it.each([
    ['192.168.1.10', 'https://192.168.1.10:7443'],
    [' https://192.168.1.10:8443/ ', 'https://192.168.1.10:8443'],
    ['Matriz.local', 'https://matriz.local:7443'],
    ['[fe80::1]', 'https://[fe80::1]:7443'],
    ['[fe80::1]:8443', 'https://[fe80::1]:8443'],
    ['http://192.168.1.10', undefined],
    ['la matriz', undefined],
    ['192.168.1.10/x', undefined],
    ['192.168.1.10:65535', 'https://192.168.1.10:65535'],
    ['192.168.1.10:99999', undefined],
    ['192.168.1.10:0', undefined],
    ['', undefined],
  ])('reads %s as the address %s', (typed, url) => {
    expect(parseHeadAddress(typed)).toBe(url);
  });

  it('reads a whole code in lower case too', () => {
    const code = `abcd-efgh-jkmn@https://192.168.1.10:7443#sha256/${'A'.repeat(43)}=`;
    expect(parseEnrolmentCode(code)).toMatchObject({ secret: 'ABCDEFGHJKMN' });
  });

  it('is proved for one nonce and one certificate alone', async () => {
    const hash = Buffer.alloc(32, 1);
    const asked = { nonce: 'a', pin: 'sha256/b' };
    const proof = await proofOfCode(hash, asked);
    expect(await proofOfCode(hash, asked)).toBe(proof);
    expect(await proofOfCode(hash, { ...asked, nonce: 'b' })).not.toBe(proof);
    expect(await proofOfCode(hash, { ...asked, pin: 'sha256/c' })).not.toBe(proof);
    expect(await proofOfCode(Buffer.alloc(32, 2), asked)).not.toBe(proof);
  });
});

describe('what the guide shows to type', () => {
  it('is an emission point beyond all of the shop, of those that codes wait with too', () => {
    expect(pointAfter(['001-001', '001-004', '002-009'])).toBe('001-005');
    expect(pointAfter(['001-999'])).toBeUndefined();
    expect(pointAfter([])).toBeUndefined();
  });

  it('is an address of the network: none of this computer alone, none that nobody gave', () => {
    const common = { netmask: '', mac: '', cidr: null } as const;
    const interfaces = {
      lo: [{ ...common, family: 'IPv4' as const, internal: true, address: '127.0.0.1' }],
      eth0: [
        { ...common, family: 'IPv4' as const, internal: false, address: '192.168.1.10' },
        { ...common, family: 'IPv6' as const, internal: false, address: 'fe80::1', scopeid: 2 },
      ],
      eth1: [{ ...common, family: 'IPv4' as const, internal: false, address: '169.254.7.7' }],
    };
    expect(ownAddresses(7443, interfaces)).toEqual(['192.168.1.10']);
    expect(ownAddresses(8443, interfaces)).toEqual(['192.168.1.10:8443']);
  });

  it('is the likeliest address of several: of the shop before those of virtual machines and of a VPN', () => {
    const one = (address: string) => [
      { netmask: '', mac: '', cidr: null, family: 'IPv4' as const, internal: false, address },
    ];
    const interfaces = {
      docker0: one('172.17.0.1'),
      'vEthernet (WSL)': one('192.168.200.1'),
      wlan0: one('100.64.0.9'),
      eth1: one('10.0.0.5'),
      eth0: one('192.168.1.10'),
    };
    expect(ownAddresses(7443, interfaces)).toEqual([
      '192.168.1.10',
      '10.0.0.5',
      '100.64.0.9',
      '192.168.200.1',
      '172.17.0.1',
    ]);
  });
});
