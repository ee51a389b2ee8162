import { createHash } from 'node:crypto';
import { type Html, html } from '../../html/html.ts';

/** The style of every page: for a telephone first, and for light and dark as its owner has it. */
const style = `
:root{color-scheme:light dark;--ground:#eef1f5;--paper:#fff;--ink:#16202b;--soft:#5a6675;--line:#e2e7ee;--accent:#0b5cad;
--on-accent:#fff;--good:#0a6b45;--good-ground:#e3f5ec;--warn:#7a4a00;--warn-ground:#fdf1d8;--shadow:0 1px 2px #10203014,0 12px 32px #10203012}
@media (prefers-color-scheme:dark){:root{--ground:#0f1419;--paper:#171e26;--ink:#e8edf3;--soft:#9aa8b8;--line:#28323d;
--accent:#7ab8ff;--on-accent:#06121f;--good:#6fd6a8;--good-ground:#10301f;--warn:#f2c46d;--warn-ground:#35270b;--shadow:none}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
-webkit-text-size-adjust:100%}
main{max-width:38rem;margin:0 auto;padding:1rem .75rem 3rem}
.paper{background:var(--paper);border-radius:16px;box-shadow:var(--shadow);overflow:hidden}
.paper>*{padding:1.25rem}
.paper>*+*{border-top:1px solid var(--line)}
header{display:flex;gap:.9rem;align-items:center}
header img{max-width:120px;max-height:56px;object-fit:contain;background:#fff;border-radius:8px;padding:4px}
header p{margin:0}
.name{font-weight:650;line-height:1.25;overflow-wrap:anywhere}
.soft{color:var(--soft);font-size:.875rem}
h1{font-size:1rem;font-weight:600;margin:0;line-height:1.3}
h2{font-size:.8rem;font-weight:650;letter-spacing:.04em;text-transform:uppercase;color:var(--soft);margin:0 0 .6rem}
.number{font-variant-numeric:tabular-nums;color:var(--soft);margin:.15rem 0 0}
.total{font-size:2.4rem;font-weight:700;letter-spacing:-.02em;line-height:1.15;margin:.9rem 0 .6rem;font-variant-numeric:tabular-nums}
.pill{display:inline-block;margin:0;padding:.25rem .7rem;border-radius:99px;font-size:.85rem;font-weight:600;background:var(--good-ground);color:var(--good)}
.pill::before{content:"\\2713";margin-right:.4rem}
.notice{margin:0;background:var(--warn-ground);color:var(--warn);font-weight:600;text-align:center;font-size:.9rem}
.downloads{display:grid;gap:.6rem}
.downloads a{display:block;text-align:center;padding:.85rem 1rem;border-radius:12px;font-weight:650;text-decoration:none;color:var(--accent);border:1.5px solid var(--accent)}
.downloads a.first{background:var(--accent);color:var(--on-accent)}
.downloads a:hover{filter:brightness(1.08)}
dl{margin:0}
dt{color:var(--soft);font-size:.82rem}
dd{margin:0 0 .7rem;overflow-wrap:anywhere}
dl+h2{margin-top:.4rem;padding-top:1rem;border-top:1px solid var(--line)}
ul{list-style:none;margin:0;padding:0}
li{display:flex;justify-content:space-between;gap:1rem;padding:.5rem 0}
li+li{border-top:1px solid var(--line)}
li span{min-width:0;overflow-wrap:anywhere}
li small{display:block;color:var(--soft);font-size:.82rem}
.amount{flex:none;font-variant-numeric:tabular-nums;text-align:right}
.totals{margin-top:.5rem;border-top:1px solid var(--line)}
.totals li{padding:.28rem 0;border:0;color:var(--soft);font-size:.92rem}
.totals li.strong{color:var(--ink);font-weight:700;font-size:1.05rem;padding-top:.5rem}
summary{cursor:pointer;font-weight:600;color:var(--accent)}
details[open] summary{margin-bottom:.75rem}
section+section{margin-top:1.25rem}
section dl{margin-bottom:.5rem}
code{font:.84rem/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;word-break:break-all;user-select:all}
footer{color:var(--soft);font-size:.82rem;text-align:center;padding:1rem 1rem 0}
footer p{margin:.3rem 0}
.alone{text-align:center;padding:3.5rem 1.5rem}
.mark{width:4rem;height:4rem;margin:0 auto 1.25rem;border-radius:50%;background:var(--warn-ground);color:var(--warn);font:600 1.7rem/4rem system-ui,sans-serif}
.alone h1{font-size:1.35rem;margin-bottom:.6rem}
.alone p:last-child{margin:0 auto;max-width:26rem;color:var(--soft)}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:6px}
@media (min-width:34rem){main{padding:2.5rem 1rem 4rem}.paper>*{padding:1.5rem 1.75rem}.downloads{grid-template-columns:1fr 1fr}dl{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:.45rem 1rem}dt{font-size:.94rem}dd{margin:0}dl+h2{margin-top:1rem}.total{font-size:2.8rem}}
@media print{body{background:#fff}.paper{box-shadow:none}.downloads,footer{display:none}}
`;

/** No script, nothing from elsewhere, nobody's frame: only our own style and the business's picture. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A whole page. */
export function frame(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="es-EC">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="format-detection" content="telephone=no">
<title>${title}</title>
<style>${{ html: style }}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`.html;
}
