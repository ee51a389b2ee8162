import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { logLine, secondsSince } from '../lib/log-line.mjs';
import { root } from '../lib/project.mjs';
import { downloadedElectron, findElectron } from '../setup/electron-binary.mjs';
import { reportFailures, SetupFailure } from '../setup/setup-failure.mjs';
import { makeFeed } from './make-feed.mjs';
import { makePackages } from './make-packages.mjs';
import { packageKinds } from './package-kinds.mjs';
import { stageProgram } from './stage-program.mjs';

await reportFailures(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      trial: { type: 'boolean', default: false },
      out: { type: 'string' },
      'key-file': { type: 'string' },
      notes: { type: 'string' },
      rollout: { type: 'string' },
    },
  });
  const output = values.out ?? join(root, 'dist');
  if (positionals[0] === 'feed') return makeFeedOf(output, values);
  const kinds = positionals.map((name) => {
    const kind = packageKinds.find((one) => one === name.toLowerCase());
    if (kind === undefined)
      throw new SetupFailure(`no hay paquetes «${name}»; hay: ${packageKinds.join(', ')}`);
    return kind;
  });
  if (kinds.length === 0) throw new SetupFailure(`diga qué paquetes hacer: ${packageKinds.join(', ')}`);
  const startedAt = performance.now();
  const made = values.trial ? await makeTrial(kinds, output) : await makeReal(kinds, output);
  for (const file of made) logLine(`hecho: ${file}`);
  logLine(`paquetes hechos en ${secondsSince(startedAt)}`);
});

/**
 * @param {string} folder
 * @param {{ readonly 'key-file'?: string | undefined, readonly notes?: string | undefined, readonly rollout?: string | undefined }} values
 */
async function makeFeedOf(folder, { 'key-file': key, notes, rollout }) {
  if (key === undefined || notes === undefined) {
    throw new SetupFailure(
      'diga con qué se firma y qué trae: feed --key-file CLAVE.pem --notes NOVEDADES.txt',
    );
  }
  const percent = rollout === undefined ? undefined : Number(rollout);
  if (percent !== undefined && !(percent >= 0 && percent <= 100)) {
    throw new SetupFailure('--rollout es un porcentaje, de 0 a 100');
  }
  const [privateKey, text] = [key, notes].map((file) => readFileSync(file, 'utf8'));
  const offline = await makeFeed({
    folder,
    privateKey: privateKey ?? '',
    notes: text ?? '',
    rollout: percent,
  });
  logLine(`firmado: publique lo que hay en ${folder}; para un negocio sin internet: ${offline}`);
}

/**
 * @param {readonly import('./package-kinds.mjs').PackageKind[]} kinds
 * @param {string} output
 */
async function makeReal(kinds, output) {
  if ((await findElectron()) === undefined) {
    throw new SetupFailure(
      'no se pudo obtener Electron en este equipo, y sin él no hay paquetes que entregar. ' +
        'Para probar el empaquetado con un Electron anterior: npm run package -- … --trial',
    );
  }
  const project = mkdtempSync(join(tmpdir(), 'mostrador-package-'));
  try {
    stageProgram(project);
    return await makePackages({ kinds, output, project, electron: downloadedElectron() });
  } finally {
    rmSync(project, { recursive: true });
  }
}

/**
 * @param {readonly import('./package-kinds.mjs').PackageKind[]} kinds
 * @param {string} output
 */
async function makeTrial(kinds, output) {
  logLine('paquetes de prueba, con un Electron anterior: NO son para entregar');
  const { makeTrialPackages } = await import('../../test/support/electron/trial-packages.mjs');
  return makeTrialPackages({ kinds, output });
}
