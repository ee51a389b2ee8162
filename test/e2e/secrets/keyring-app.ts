import { app } from 'electron';
import { systemKeyProtector } from '../../../src-main/desktop/key-protector.ts';
import { keyFilesIn } from '../../../src-main/process/data-folder.ts';
import { KeyOutOfReachError } from '../../../src-main/secrets/key-protector.ts';
import { openKey } from '../../../src-main/secrets/open-key.ts';

/** A desktop that does nothing but open the key of a data folder, with Electron's own protector: says how it is kept. */
const { DATA = '', KEEPER } = process.env;
app.setName('Mostrador');
app.setPath('userData', `${DATA}/window`);
app.whenReady().then(async () => {
  try {
    const { key, ...kept } = await openKey(keyFilesIn(DATA), {
      protector: systemKeyProtector(),
      keeper: KEEPER === 'file' ? 'file' : 'system',
      failed: (reason) => console.error(reason),
    });
    console.log(JSON.stringify({ ...kept, key: Buffer.from(key).toString('hex') }));
  } catch (reason) {
    if (!(reason instanceof KeyOutOfReachError)) throw reason;
    console.log(JSON.stringify({ obstacle: reason.obstacle }));
  } finally {
    app.quit();
  }
});
