/** On every answer: what a browser must not do with it. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  vary: 'Origin',
};

/** The window: its own scripts only. Its component library sets styles from the scripts. */
export const windowPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page of text: only the style sheet with this hash (`sha256-…`), and no script but one, which may call this service. */
export function textPagePolicy(styleHash: string, scriptHash?: string): string {
  return [
    "default-src 'none'",
    `style-src '${styleHash}'`,
    ...(scriptHash === undefined ? [] : [`script-src '${scriptHash}'`, "connect-src 'self'"]),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
