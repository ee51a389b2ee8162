import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../support/browser/browser.ts';
import { makeCamera } from './camera.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { illustrateManual } from './manual.ts';
import { illustrateReadme } from './readme-pictures.ts';
import { everyState } from './states.ts';

// `node scripts/screens.mjs --out DIR [--only NAME …] [--states NAME …] [--looks es-1366-light …] [--axe]`, `--manual` or `--readme`:
// takes a picture of every screen of the till's window and of the head office's, in light and dark, Spanish and English, on
// a usual, a small and a large screen, in each of the states that states.ts tells. For people to look at: it judges nothing,
// but with `--axe` it tells what is not accessible. With `--manual` it makes the pictures of the manual instead,
// with `--readme` those of README.md.

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'test-results/tour' },
    only: { type: 'string', multiple: true },
    states: { type: 'string', multiple: true },
    looks: { type: 'string', multiple: true },
    axe: { type: 'boolean', default: false },
    manual: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
  },
});
const out = resolve(options.out);
const log = (line: string) => process.stderr.write(`tour: ${line}\n`);

const browser = await launchBrowser();
try {
  if (options.manual) await illustrateManual(browser, log);
  else if (options.readme) await illustrateReadme(browser);
  else {
    mkdirSync(out, { recursive: true });
    const camera = makeCamera({ ...options, out, log });
    try {
      await everyState(browser, camera.look, options.states);
    } finally {
      const { files, faults } = camera;
      writeContactSheet(out, files);
      for (const fault of faults) log(fault);
      log(`${files.length} pictures in ${out}/index.html${options.axe ? `, ${faults.size} faults` : ''}`);
    }
  }
} finally {
  await browser.close();
}
