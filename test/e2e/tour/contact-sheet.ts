import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One page with every picture, by state and screen: what is compared stands side by side. */
export function writeContactSheet(out: string, files: readonly string[]): void {
  const rows = Map.groupBy(files, (file) => file.split('@')[0] ?? file);
  const body = [...rows]
    .map(([name, ofRow]) => `<h2>${name}</h2><div>${ofRow.map(picture).join('')}</div>`)
    .join('\n');
  writeFileSync(
    join(out, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Pantallas</title><style>
body { font: 14px system-ui; margin: 1rem }
div { display: flex; gap: .5rem; overflow-x: auto }
img { width: 24rem; border: 1px solid #ccc }
</style>
${body}
`,
  );
}

function picture(file: string): string {
  return `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}" title="${file}"></a>`;
}
