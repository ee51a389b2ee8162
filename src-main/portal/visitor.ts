import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** The client, as far as it is known. */
export interface Visitor {
  /** The address, or the network of an IPv6 one: a customer has many of those. */
  readonly address: string;
  readonly userAgent: string;
  /** Neither a robot nor a browser that loads ahead. */
  readonly isPerson: boolean;
}

interface VisitorRequest {
  readonly remoteAddress: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** Addresses of proxies that are believed about who visits. */
  readonly trustedProxies: readonly string[];
}

export function visitorOf({ remoteAddress, headers, trustedProxies }: VisitorRequest): Visitor {
  const userAgent = headers['user-agent'] ?? '';
  return {
    address: networkOf(addressOf(remoteAddress, headers['x-forwarded-for'], trustedProxies)),
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
 * A proxy adds whom it serves to the end of `X-Forwarded-For`. The last address that is no trusted proxy is the visitor;
 * what stands before it is hearsay.
 */
function addressOf(
  remoteAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  trustedProxies: readonly string[],
): string {
  const forwarded = [forwardedFor].flat().join(',').split(',');
  let address = withoutMapping(remoteAddress ?? '');
  while (trustedProxies.includes(address)) {
    const before = withoutMapping(forwarded.pop()?.trim() ?? '');
    if (isIP(before) === 0) break;
    address = before;
  }
  return address;
}

/** An IPv4 address as an IPv6 socket gives it, `::ffff:127.0.0.1`, is written as IPv4. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
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
