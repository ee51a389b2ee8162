import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where the data lives by default: the folder each system gives to programs' data. */
export function defaultDataDir(env: NodeJS.ProcessEnv = process.env): string {
  if (env.MOSTRADOR_DATA) return env.MOSTRADOR_DATA;
  const home = homedir();
  switch (process.platform) {
    case 'win32':
      return join(env.APPDATA ?? join(home, 'AppData', 'Roaming'), 'Mostrador');
    case 'darwin':
      return join(home, 'Library', 'Application Support', 'Mostrador');
    default:
      return join(env.XDG_DATA_HOME ?? join(home, '.local', 'share'), 'mostrador');
  }
}

/**
 * Where a user of this computer keeps what programs remember of themselves: outside any data folder, and not set back when
 * one is.
 */
export function stateDirOf(env: NodeJS.ProcessEnv): string {
  if (env.MOSTRADOR_STATE) return env.MOSTRADOR_STATE;
  const home = homedir();
  switch (process.platform) {
    case 'win32':
      return join(env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'Mostrador', 'state');
    case 'darwin':
      return join(home, 'Library', 'Application Support', 'Mostrador state');
    default:
      return join(env.XDG_STATE_HOME ?? join(home, '.local', 'state'), 'mostrador');
  }
}
