import { openServiceDoor } from '../../../src-main/desktop/service-door.ts';
import { keyFileProtector } from './key-file-protector.ts';

/** What the desktop runs behind its window, which needs no Electron: `desktop-core.ts DATA KEYRING`. */
const [dataDir = '', keyring = ''] = process.argv.slice(2);
const door = await openServiceDoor({
  dataDir,
  windowFolder: dataDir,
  developmentOrigin: undefined,
  onUpdate: () => {},
  startAgain: () => {},
  keyProtector: keyFileProtector(keyring),
  update: () => ({ state: 'ready', version: '9.9.9' }),
});
console.log(JSON.stringify({ ready: true, url: door.url, data_dir: dataDir }));
process.once('SIGTERM', () => void door.close());
