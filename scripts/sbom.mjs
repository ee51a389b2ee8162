import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logLine } from './lib/log-line.mjs';
import { root } from './lib/project.mjs';
import { reportFailures, SetupFailure } from './setup/setup-failure.mjs';
import { npmJson } from './supply/npm-json.mjs';

// `npm run sbom`: every package that ships, bundled or not, with version, origin and licence, as CycloneDX in
// dist/sbom.cdx.json. Asks nothing of the registry. A licence that nobody looked at is an error.

/** Licences that let the program be given away as it is, and those of fonts and tables that come with packages. */
const licences =
  /^\(?(MIT|MIT-0|ISC|BSD|BSD-2-Clause|BSD-3-Clause|0BSD|Apache-2\.0|MPL-2\.0|OFL-1\.1|CC0-1\.0|CC-BY-4\.0|CC-BY-3\.0|Unlicense|Zlib|BlueOak-1\.0\.0|Python-2\.0|PSF-2\.0|WTFPL|Artistic-2\.0|W3C-20150513|MIT-X11)\b/;

/** Its licence stands beside the code and not in its manifest: MIT. */
const readByHand = ['png-js@2.0.0'];

await reportFailures(async () => {
  const sbom = npmJson([
    'sbom',
    ...['--package-lock-only', '--omit=dev', '--workspaces=false'],
    ...['--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
  ]);
  const components = /** @type {{ name: string, version: string, licenses?: any[] }[]} */ (sbom.components);
  mkdirSync(join(root, 'dist'), { recursive: true });
  const file = join('dist', 'sbom.cdx.json');
  writeFileSync(join(root, file), `${JSON.stringify(sbom, null, 2)}\n`);
  logLine(`${file}: ${components.length} paquetes`);
  const unknown = components.filter(
    (one) =>
      !readByHand.includes(`${one.name}@${one.version}`) &&
      !licencesOf(one).some((name) => licences.test(name)),
  );
  if (unknown.length === 0) return;
  const lines = unknown.map(
    (one) => `  ${one.name} ${one.version}: ${licencesOf(one).join(', ') || 'sin licencia dicha'}`,
  );
  throw new SetupFailure(`hay licencias que nadie ha visto:\n${lines.join('\n')}`);
});

/** @param {{ licenses?: any[] }} component */
function licencesOf({ licenses = [] }) {
  return licenses.map(({ license, expression }) => String(expression ?? license?.id ?? license?.name ?? ''));
}
