/**
 * What the page may load: its own scripts, and answers of the one service. Styles may be inline because the
 * component library sets them from the scripts.
 */
export function pagePolicy(serviceUrl: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${new URL(serviceUrl).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
