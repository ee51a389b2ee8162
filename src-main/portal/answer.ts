import { pagePolicy } from './pages/frame.ts';
import { type Notice, noticePage } from './pages/notice-page.ts';

/** What the portal answers, before it is written on the wire. */
export interface PortalAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** On every answer: kept by nobody, found by no search engine, telling no other site where it was. */
const everyAnswer = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

const filePolicy = "default-src 'none'; frame-ancestors 'none'";

export function page(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): PortalAnswer {
  return {
    status,
    headers: {
      ...everyAnswer,
      'content-security-policy': pagePolicy,
      'content-type': 'text/html; charset=utf-8',
      ...headers,
    },
    body: new TextEncoder().encode(text),
  };
}

export function notice(
  status: number,
  content: Notice,
  headers: Readonly<Record<string, string>> = {},
): PortalAnswer {
  return page(status, noticePage(content), headers);
}

/** Bytes to be shown in a page, or kept under a name. Our names are plain; the header must not depend on that. */
export function bytes(mediaType: string, body: Uint8Array, name?: string): PortalAnswer {
  return {
    status: 200,
    headers: {
      ...everyAnswer,
      'content-security-policy': filePolicy,
      'content-type': mediaType,
      ...(name !== undefined && {
        'content-disposition': `attachment; filename="${name.replaceAll(/[^A-Za-z0-9._-]/g, '_')}"`,
      }),
    },
    body,
  };
}
