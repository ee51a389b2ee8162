import { html } from '../../html/html.ts';
import { updatingText } from '../../startup/updating.ts';
import type { MigrationStep } from '../../store/migrations/migrate.ts';
import { canvas } from './canvas.ts';

/**
 * The page that stands before the window while data are brought up to date: whole in itself, since there is no service
 * yet to serve it, without scripts, in the window's colours, type and order (`global.css`, `empty-state.module.css`).
 */
export function updatingPage(step: MigrationStep): string {
  const { title, hint } = updatingText;
  return html`<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Mostrador</title>
<style>
  :root {
    color-scheme: light dark;
    --canvas: ${canvas.light}; --ink: #182126; --ink-dim: #55616a; --hairline: #dde2e4; --accent: #0a6570;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --canvas: ${canvas.dark}; --ink: #c8d1d5; --ink-dim: #a5b2b9; --hairline: #2a353c; --accent: #47a6ae;
    }
  }
  body {
    display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 0.5rem;
    height: 100vh; margin: 0; padding: 2rem; box-sizing: border-box; overflow: hidden;
    background: var(--canvas); color: var(--ink); text-align: center; cursor: default; user-select: none;
    font: 0.9375rem/1.55 "Segoe UI Variable Text", "Segoe UI", system-ui, -apple-system, "Noto Sans", Ubuntu,
      "Open Sans", sans-serif;
  }
  h1 { margin: 0; font-size: 1.0625rem; font-weight: 650; line-height: 1.35; }
  p { max-width: 27rem; margin: 0; color: var(--ink-dim); }
  .course { width: 16rem; height: 0.375rem; margin: 1rem 0 0.25rem; border-radius: 0.25rem; overflow: hidden;
    background: var(--hairline); }
  .course::before { display: block; width: 40%; height: 100%; border-radius: inherit; background: var(--accent);
    content: ""; animation: course 1.6s ease-in-out infinite alternate; }
  @keyframes course { to { transform: translateX(150%); } }
  @media (prefers-reduced-motion: reduce) { .course::before { width: 100%; animation: none; } }
</style>
<body>
  <h1>${title}</h1>
  <p>${hint}</p>
  <div class="course" role="progressbar" aria-label="${title}"></div>
  <p role="status">${updatingText.step(step)}</p>
</body>
</html>
`.html;
}
