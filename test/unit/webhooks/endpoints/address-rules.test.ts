import { describe, expect, it } from 'vitest';
import { addressRejection } from '../../../../src-main/webhooks/endpoints/address-rules.ts';

const ownPort = 4747;

function rejectionOf(address: string, protocol = 'https:', port = 443) {
  return addressRejection({ address, protocol, port, ownPort });
}

describe('an address to send to', () => {
  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1', '10.0.0.7', '172.31.255.1', '192.168.1.20'])(
    'may be of this machine or its network, even without encryption: %s',
    (address) => {
      expect(rejectionOf(address, 'http:', 8080)).toBeUndefined();
      expect(rejectionOf(address)).toBeUndefined();
    },
  );

  it.each(['fd12:3456::1', '100.64.0.9'])('may be of a private network of another sort: %s', (address) => {
    expect(rejectionOf(address, 'http:')).toBeUndefined();
  });

  it.each(['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1', '::ffff:8.8.8.8'])(
    'of the Internet is sent to encrypted or not at all: %s',
    (address) => {
      expect(rejectionOf(address)).toBeUndefined();
      expect(rejectionOf(address, 'http:')).toBe('needs_https');
    },
  );

  it.each([
    ['the metadata of a cloud', '169.254.169.254'],
    ['the same, written as IPv6', '::ffff:169.254.169.254'],
    ['the same, in the deprecated form', '::169.254.169.254'],
    ['the same, through NAT64', '64:ff9b::a9fe:a9fe'],
    ['the same, through 6to4', '2002:a9fe:a9fe::1'],
    ['the metadata of AWS over IPv6', 'fd00:ec2::254'],
    ['the metadata of Alibaba', '100.100.100.200'],
    ['the metadata of Azure', '168.63.129.16'],
    ['link-local', 'fe80::1'],
    ['unspecified', '0.0.0.0'],
    ['unspecified in IPv6', '::'],
    ['unspecified in IPv4 within IPv6', '::ffff:0.0.0.0'],
    ['multicast', '224.0.0.251'],
    ['multicast in IPv6', 'ff02::1'],
    ['broadcast', '255.255.255.255'],
  ])('is refused when it is %s', (_what, address) => {
    expect(rejectionOf(address)).toBe('refused_address');
    expect(rejectionOf(address, 'http:')).toBe('refused_address');
  });

  it.each(['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1'])(
    'is never this very service: %s',
    (address) => {
      expect(rejectionOf(address, 'http:', ownPort)).toBe('own_address');
      expect(rejectionOf(address, 'https:', ownPort)).toBe('own_address');
    },
  );

  it('may be another machine that uses the same port', () => {
    expect(rejectionOf('192.168.1.20', 'http:', ownPort)).toBeUndefined();
  });
});
