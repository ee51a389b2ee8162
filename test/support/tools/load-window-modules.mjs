import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** With what Vite has: its compiler. */
const require = createRequire(import.meta.resolve('vite'));

/**
 * Node reads TypeScript by itself, but neither JSX nor styles. The few modules of the window that tests of functions
 * reach are compiled as the build does it; styles have no class names.
 */
registerHooks({
  load(url, context, nextLoad) {
    if (url.endsWith('.css')) return { format: 'module', source: 'export default {}', shortCircuit: true };
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const file = fileURLToPath(url);
    // Only where it is needed: it takes a tenth of a second to load.
    const { transformSync } = require('rolldown/utils');
    const { code } = transformSync(file, readFileSync(file, 'utf8'), { jsx: { runtime: 'automatic' } });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
