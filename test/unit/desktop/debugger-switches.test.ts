import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusedDebuggerSwitch } from '../../../src-main/desktop/debugger-switches.ts';
import { temporaryFolder } from '../../support/store/store.ts';

function startedWith(switches: readonly string[], { isPackaged = true, mostrador = {} } = {}) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ mostrador }));
  const hasSwitch = (name: string) => switches.includes(name);
  const commandLine = {
    hasSwitch,
    appendSwitch() {},
    appendArgument() {},
    getSwitchValue: () => '',
    removeSwitch() {},
  };
  return refusedDebuggerSwitch({ isPackaged, commandLine, getAppPath: () => folder });
}

describe("Chromium's debugger", () => {
  it.each(['remote-debugging-port', 'remote-debugging-pipe'])(
    'is refused by an installed program: %s',
    (name) => {
      expect(startedWith(['no-sandbox', name])).toBe(`--${name}`);
    },
  );

  it('is nothing to refuse where no switch opens it', () => {
    expect(startedWith(['no-sandbox'])).toBeUndefined();
  });

  it('is let open by a developer and by packages for tests', () => {
    expect(startedWith(['remote-debugging-port'], { isPackaged: false })).toBeUndefined();
    expect(startedWith(['remote-debugging-port'], { mostrador: { debuggable: true } })).toBeUndefined();
  });
});
