import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Who asks, as far as can be told. */
export interface Visitor {
  /** The address, or the network of an IPv6 one: a customer has many of those. */
  readonly address: string;
  readonly userAgent: string;
  /** Neither a robot nor a browser that loads ahead. */
  readonly isPerson: boolean;
}

export function visitorOf(remoteAddress: string | undefined, headers: IncomingHttpHeaders): Visitor {
  const userAgent = headers['user-agent'] ?? '';
  return {
    address: networkOf(addressOf(remoteAddress, headers['x-forwarded-for'])),
    userAgent,
    isPerson: userAgent !== '' && !robots.test(userAgent) && !isAhead(headers),
  };
}

/** Robots say so of themselves, and so do the messengers that fetch a link to show what it is. */
const robots =
  /bot|crawl|spider|slurp|preview|fetch|monitor|scan|facebookexternalhit|whatsapp|telegram|slack|discord|skype|curl|wget|python|java\/|go-http|node|headless/i;

function isAhead(headers: IncomingHttpHeaders): boolean {
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']];
  return purposes.flat().some((purpose) => /prefetch|prerender|preview/i.test(purpose ?? ''));
}

/**
 * A proxy or tunnel on this same machine says at the end of `X-Forwarded-For` who asked it. From anyone else the header
 * is hearsay.
 */
function addressOf(remoteAddress: string | undefined, forwardedFor: string | string[] | undefined): string {
  const remote = remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '') ?? '';
  if (remote !== '::1' && !remote.startsWith('127.')) return remote;
  const last = [forwardedFor].flat().at(-1)?.split(',').at(-1)?.trim() ?? '';
  return isIP(last) === 0 ? remote : last;
}

/** The first 64 bits of an IPv6 address: what a provider gives to one customer. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [before = '', after] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const left = before.split(':').filter(Boolean);
  const right = after?.split(':').filter(Boolean) ?? [];
  const middle = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...middle, ...right].slice(0, 4).join(':');
}
