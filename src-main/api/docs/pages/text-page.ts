import { createHash } from 'node:crypto';
import { escapeHtml, type Html, html } from '../../../html/html.ts';
import { languageStyle } from '../samples/languages.ts';

/** The style of every page of text; it follows the reader's light or dark. */
const style = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1c2024;--soft:#5b6470;--line:#e3e7ec;--panel:#f6f8fa;--accent:#0b6bcb;
--get:#0b7a53;--post:#0b6bcb;--put:#9a5b00;--delete:#b3261e}
@media (prefers-color-scheme:dark){:root{--bg:#14171a;--fg:#e6e9ec;--soft:#9aa5b1;--line:#2a3037;--panel:#1b2026;
--accent:#6cb2ff;--get:#4cc38a;--post:#6cb2ff;--put:#e2a336;--delete:#ff8f87}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);font:16px/1.6 system-ui,sans-serif}
a{color:var(--accent);text-underline-offset:.15em}
.frame{display:grid;grid-template-columns:17rem minmax(0,1fr);max-width:78rem;margin:0 auto}
.side{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:2rem 1.5rem;font-size:.875rem}
.side h2{font-size:.75rem;letter-spacing:.04em;text-transform:uppercase;color:var(--soft);margin:1.4rem 0 .3rem;border:0;padding:0}
.side ul{list-style:none;margin:0;padding:0}
.side ul ul{margin:.1rem 0 .4rem;padding-left:.8rem;border-left:1px solid var(--line)}
.side ul ul a{color:var(--soft)}
.side a{display:block;padding:.15rem 0;color:inherit;text-decoration:none}
.side a:hover{color:var(--accent)}
.side a[aria-current]{color:var(--accent);font-weight:600}
.search{position:sticky;top:-2rem;z-index:1;padding:.6rem 0 .2rem;background:var(--bg)}
.search:empty{display:none}
.search a{padding:.3rem 0;overflow-wrap:anywhere}
.search a span{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;font-size:.8rem;line-height:1.4}
.menu>summary{display:none}
main{padding:2rem 2rem 6rem;min-width:0}
main.alone{max-width:46rem;margin:0 auto}
h1{font-size:1.9rem;line-height:1.2;margin:.2rem 0 1rem}
h2{font-size:1.35rem;margin:3.5rem 0 1rem;padding-top:1rem;border-top:1px solid var(--line)}
main.alone h2{margin:1.8rem 0 .3rem;padding:0;border:0;font-size:1.1rem}
h3{font-size:1.05rem;margin:0 0 .35rem}
h4{font-size:.8rem;color:var(--soft);margin:1.1rem 0 .3rem;font-weight:600}
article{margin:0 0 1.5rem;padding:1.1rem 1.25rem;border:1px solid var(--line);border-radius:10px;scroll-margin-top:1rem}
p{margin:.3rem 0 .7rem}
code,pre{font:.85em/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
code{background:var(--panel);padding:.1em .35em;border-radius:4px;overflow-wrap:anywhere}
pre{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:.8rem 1rem;overflow:auto;margin:.3rem 0 .9rem}
pre code{background:none;padding:0;overflow-wrap:normal}
.call{font:600 .9rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.call code{background:none;padding:0;font:inherit}
.GET{color:var(--get)}.POST{color:var(--post)}.PUT,.PATCH{color:var(--put)}.DELETE{color:var(--delete)}
.soft{color:var(--soft);font-size:.875rem}
.scroll{overflow-x:auto;margin-bottom:.8rem}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid var(--line)}
th{color:var(--soft);font-weight:600;white-space:nowrap}
th:nth-child(3){width:42%}
td:first-child{white-space:nowrap}
.operations{columns:20rem;list-style:none;margin:.3rem 0 1.8rem;padding:0}
.operations a{color:inherit;text-decoration:none}
.operations a:hover{color:var(--accent)}
.operations span{display:inline-block;width:4.2rem;font:600 .75rem/1 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.columns{columns:14rem;list-style:none;margin:.3rem 0 1rem;padding:0;font-size:.875rem}
.columns a{text-decoration:none}
.other-form{float:right;margin:0}
.code{position:relative}
.code button{position:absolute;top:.5rem;right:.5rem;padding:.15rem .6rem;border:1px solid var(--line);background:var(--bg);
color:var(--soft);font-size:.75rem}
.code button:hover{color:var(--accent)}
tr:target td{background:var(--panel)}
article:target,article:has(:target){border-color:var(--accent)}
.schema{margin:0 0 .5rem;padding:.5rem 1.25rem}
.schema summary{cursor:pointer}
.schema h3{display:inline;overflow-wrap:anywhere}
.schema details>div{margin-top:.5rem;scroll-margin-top:4rem}
.schema tr{scroll-margin-top:6rem}
.languages{border:1px solid var(--line);border-radius:8px;margin:1rem 0 0;padding:.1rem .4rem .3rem;font-size:.78rem}
.languages legend{font-size:.75rem;color:var(--soft);padding:0 .3rem}
.languages label{display:inline-block;margin-right:.25rem;cursor:pointer;white-space:nowrap}
.languages input{accent-color:var(--accent);margin:0 .15rem 0 0}
[hidden]{display:none}
.try{margin-top:.8rem}
.try summary{cursor:pointer;color:var(--accent)}
.try label{display:block;font-size:.8rem;color:var(--soft);margin:.5rem 0}
input:not([type=radio]),textarea{display:block;width:100%;padding:.45rem .6rem;border:1px solid var(--line);border-radius:6px;
background:var(--bg);color:var(--fg);font:inherit}
textarea{font:.85em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
button{padding:.5rem 1rem;border:0;border-radius:6px;background:var(--accent);color:var(--bg);font:inherit;cursor:pointer}
button:disabled{opacity:.5}
section{scroll-margin-top:1rem}
${languageStyle}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
@media (max-width:52rem){.frame{display:block}.side{position:static;max-height:none;padding:1rem 1.25rem 0}
.menu>summary{display:list-item;margin-top:.8rem;cursor:pointer;color:var(--accent)}
main{padding:1rem 1.25rem 4rem}.fields tr,.fields td{display:block}.fields tr:has(th){display:none}
.fields tr{padding:.5rem 0;border-bottom:1px solid var(--line)}.fields td{padding:0;border:0;white-space:normal;overflow-wrap:anywhere}}
`;

/** What a content policy must allow for the page's own style to apply. */
export const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

/** A whole page with nothing from outside: one style sheet, and no script but what the body brings. */
export function textPage(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="es-EC">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${{ html: style }}</style>
</head>
<body>
${body}
</body>
</html>
`.html;
}

/** Text with `code` between backquotes, as the descriptions of routes are written. */
export function prose(text: string): Html {
  return { html: escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>') };
}
