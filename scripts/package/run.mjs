import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../lib/project.mjs';
import { say, secondsSince } from '../lib/say.mjs';
import { findElectron } from '../setup/electron-binary.mjs';
import { reportFailures, SetupFailure } from '../setup/setup-failure.mjs';
import { makePackages, packageKinds } from './make-packages.mjs';

await reportFailures(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { trial: { type: 'boolean', default: false }, out: { type: 'string' } },
  });
  const kinds = positionals.map((name) => {
    const kind = packageKinds.find((one) => one === name.toLowerCase());
    if (kind === undefined)
      throw new SetupFailure(`no hay paquetes «${name}»; hay: ${packageKinds.join(', ')}`);
    return kind;
  });
  if (kinds.length === 0) throw new SetupFailure(`diga qué paquetes hacer: ${packageKinds.join(', ')}`);
  const startedAt = performance.now();
  const output = values.out ?? join(root, 'dist');
  const made = values.trial ? await makeTrial(kinds, output) : await makeReal(kinds, output);
  for (const file of made) say(`hecho: ${file}`);
  say(`paquetes hechos en ${secondsSince(startedAt)}`);
});

/**
 * @param {readonly import('./make-packages.mjs').PackageKind[]} kinds
 * @param {string} output
 */
async function makeReal(kinds, output) {
  if ((await findElectron()) === undefined) {
    throw new SetupFailure(
      'no se pudo obtener Electron en este equipo, y sin él no hay paquetes que entregar. ' +
        'Para probar el empaquetado con un Electron anterior: npm run package -- … --trial',
    );
  }
  return makePackages({ kinds, output, project: root });
}

/**
 * @param {readonly import('./make-packages.mjs').PackageKind[]} kinds
 * @param {string} output
 */
async function makeTrial(kinds, output) {
  say('paquetes de prueba, con un Electron anterior: NO son para entregar');
  const { makeTrialPackages } = await import('../../test/support/electron/trial-packages.mjs');
  return makeTrialPackages({ kinds, output });
}
