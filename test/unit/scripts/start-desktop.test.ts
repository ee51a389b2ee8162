import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { exitCodes } from '../../../src-main/startup/exit-codes.ts';

const url = new URL('../../../scripts/doors/start-desktop.mjs', import.meta.url).href;

it('tries no other door where the desktop has explained why it does not open', () => {
  const program = `import { explainedExitCodes } from '${url}'; console.log(JSON.stringify(explainedExitCodes));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  // Of a plain failure nobody knows what it was: an Electron without its libraries ends with it too.
  const { failed: _, ...explained } = exitCodes;
  expect(JSON.parse(stdout)).toEqual(Object.values(explained));
});
