import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { packageKinds } from '../../../scripts/package/package-kinds.mjs';
import { installersOf } from '../../package/installers/installers.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, '.github', 'workflows');

const command = z.strictObject({
  name: z.string(),
  run: z.string(),
  if: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
});
const action = z.looseObject({ uses: z.string().regex(/^actions\/[a-z-]+@v\d+$/) });

const workflow = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      'runs-on': z.string(),
      'timeout-minutes': z.number(),
      strategy: z.object({
        matrix: z.union([
          z.object({ os: z.array(z.string()) }),
          z.object({ include: z.array(z.object({ os: z.string(), kinds: z.string() })) }),
        ]),
      }),
      // What an action is given is its own affair.
      steps: z.array(z.union([command, action.transform(() => undefined)])),
    }),
  ),
});
const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).scripts;

const workflows = new Map(
  readdirSync(folder).map((name) => [name, workflow.parse(load(readFileSync(join(folder, name), 'utf8')))]),
);

describe.each([...workflows])('%s', (_, { jobs }) => {
  const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap((step) => step?.run ?? []));

  it('runs what this project has', () => {
    expect(runs.length).toBeGreaterThan(0);
    for (const line of runs) {
      const [, script] = /^npm (?:run )?([\w:-]+)/.exec(line) ?? [];
      if (script !== undefined) expect(scripts, line).toHaveProperty([script]);
      const [, file] = /^node (\S+)/.exec(line) ?? [];
      if (file !== undefined) expect(existsSync(join(root, file)), line).toBe(true);
      expect(line).toMatch(/^(npm|node|sudo apt-get) /);
    }
  });
});

describe('the packages', () => {
  const job = workflows.get('packages.yml')?.jobs.package;
  const systems = { 'ubuntu-latest': 'linux', 'windows-latest': 'win32', 'macos-latest': 'darwin' } as const;

  it('are made on each system, all of its kinds, and each is installed by the test', () => {
    const { matrix } = job?.strategy ?? {};
    if (!matrix || !('include' in matrix)) throw new Error('packages.yml has no systems');
    const made = Object.fromEntries(matrix.include.map(({ os, kinds }) => [os, kinds.split(' ')]));
    expect(Object.keys(made).toSorted()).toEqual(Object.keys(systems).toSorted());
    for (const [os, platform] of Object.entries(systems)) {
      expect(
        installersOf[platform]?.map(({ kind }) => kind),
        os,
      ).toEqual(made[os]);
    }
    expect(Object.values(made).flat().toSorted()).toEqual(
      packageKinds.filter((kind) => kind !== 'dir').toSorted(),
    );
  });

  it('are tried wherever they are made, with a signature that macOS asks for before it updates', () => {
    const steps = job?.steps.filter((step) => step !== undefined) ?? [];
    const tried = steps.findIndex(({ run }) => run === 'npm run package:test');
    expect(steps[tried]).not.toHaveProperty('if');
    const signed = steps.findIndex(({ run }) => run.includes('trust-trial-signer.mjs'));
    expect(steps[signed]?.if).toBe("runner.os == 'macOS'");
    expect(signed).toBeGreaterThan(-1);
    expect(signed).toBeLessThan(tried);
  });
});
