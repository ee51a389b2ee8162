import type { Html } from '../../html/html.ts';
import { html } from './html.ts';

/** A whole message as mail programs show it alike: tables and styles in place, nothing fetched from anywhere. */
export function page(title: string, body: readonly Html[]): string {
  return html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
</head>
<body style="margin:0;padding:24px;background:#f4f4f5;font-family:Helvetica,Arial,sans-serif;font-size:15px;line-height:1.5;color:#18181b">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px;background:#ffffff;border-radius:8px"><tr><td style="padding:32px">
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>
`.html;
}
