import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeHeadBackupStates } from '../../../../src-main/backup/service/head-backup-states.ts';
import {
  backupFile,
  backupsResource,
  backupTest,
} from '../../../../src-main/contract/business/backups/backup.ts';
import {
  type HostedHeadResource,
  hostedHeadResource,
} from '../../../../src-main/contract/head/stations/hosted/hosted-head.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { readHeadFile } from '../../../../src-main/process/head/head-file.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { eventually } from '../../../support/eventually.ts';
import { allSent, ran } from '../../../support/head/head-shop.ts';
import { postgresMissing } from '../../../support/head/postgres.ts';
import { copyTemplate } from '../../../support/head/postgres-template.ts';
import { type ApiClient, keyHolderOf, ownerOf } from '../../../support/service/api-client.ts';
import type { AnsweringService } from '../../../support/service/start-in-process.ts';
import { testServices } from '../../../support/service/test-services.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const passphrase = 'caballo correcto batería';
const backups = '/v1/local/backups';

describe.skipIf(missing !== undefined)('the backups of a till whose computer is the head office', () => {
  const services = testServices();
  const hosted = async (till: AnsweringService): Promise<HostedHeadResource> =>
    hostedHeadResource.parse((await ownerOf(till).call('GET', '/v1/local/hosted-head')).json());
  /** Of the backups of a till, once none is being made. */
  const placeOf = async (till: ApiClient) => {
    const { running, places } = backupsResource.parse((await till.call('GET', backups)).json());
    return running ? undefined : places[0];
  };

  it('have the head office too, and both are put back on another computer by the steps of the manual', async () => {
    const first = await services.start();
    chmodSync(first.dataDir, 0o711);
    copyTemplate(join(first.dataDir, 'matriz'));
    const owner = ownerOf(first);
    const begun = await owner.call('POST', '/v1/local/hosted-head', { body: { port: 0 } });
    expect(begun.status, begun.text).toBe(200);
    const shop = await keyHolderOf(first);
    await shop.issue(anInvoiceBody(), 'wait=20');
    await allSent(owner);
    const { pin } = await hosted(first);

    const folder = services.newFolder();
    const body = { hour: 21, folder, passphrase, passphrase_again: passphrase };
    expect((await owner.call('PUT', `${backups}/settings`, { body })).status).toBe(200);
    const made = await eventually(
      () => placeOf(owner),
      (place) => place?.last !== undefined || place?.trouble !== undefined,
    );
    expect(made?.trouble).toBeUndefined();
    const last = made?.last;
    const [ofHead = '', ofTill = ''] = readdirSync(folder).toSorted();
    expect(ofTill).toBe(last?.file);
    expect(ofHead).toBe(ofTill.replace('mostrador-', 'matriz-'));
    expect(made?.head_office).toMatchObject({ is_late: false, last: { file: ofHead, documents: 1 } });
    const listed = await owner.call('GET', `${backups}/files?place=folder`);
    expect(listOf(backupFile).parse(listed.json()).data).toMatchObject([
      { file: ofTill, holds: 'till' },
      { file: ofHead, holds: 'head_office' },
    ]);
    const tested = await owner.call('POST', `${backups}/test`, { body: { place: 'folder', file: ofHead } });
    expect(backupTest.parse(tested.json())).toMatchObject({ ok: true, documents: 1 });

    // One that does not answer is not in the backup: the till's own is, and why is shown.
    process.kill(readHeadFile(join(first.dataDir, 'matriz'))?.pid ?? 0, 'SIGKILL');
    await owner.call('POST', `${backups}/run`);
    const without = await eventually(
      () => placeOf(owner),
      (place) => place?.head_office?.trouble !== undefined,
    );
    expect(without?.trouble).toBeUndefined();
    expect(without?.head_office).toMatchObject({ is_late: false, last: { file: ofHead } });
    const attention = await shop.call('GET', '/v1/local/attention');
    expect(attention.json()).toMatchObject({
      items: [{ kind: 'head_backup_failed', place: 'folder', last_at: last?.at }],
    });
    expect(without?.last?.at).not.toBe(last?.at);
    // One of each day.
    const newest = without?.last?.file ?? '';
    // The same data may go on as a service, which is not to miss what this till made no more.
    await owner.call('DELETE', '/v1/local/hosted-head');
    expect(makeHeadBackupStates(join(first.dataDir, 'matriz')).all()).toEqual([]);
    await first.stop();

    const secret = join(services.newFolder(), 'contraseña.txt');
    writeFileSync(secret, passphrase);
    const data = services.newFolder();
    chmodSync(data, 0o711);
    const open = ['--passphrase-file', secret];
    await ran(data, ['backups', 'restore', join(folder, newest), ...open]);
    const said = await ran(join(data, 'matriz'), [
      'head',
      'restore',
      join(folder, ofHead),
      '--embedded',
      ...open,
    ]);
    expect(said).toMatch(/^Matriz restaurada como estaba el .*: 1 documento de 1 cajas?\./);
    const again = await services.start({ data });
    const running = await eventually(
      () => hosted(again),
      ({ state, stations }) => state === 'running' && stations?.[0]?.documents === 1,
    );
    expect(running).toMatchObject({ pin, stations: [{ state: 'enrolled' }] });
    await (await keyHolderOf(again)).issue(anInvoiceBody(), 'wait=20');
    await allSent(ownerOf(again));
    expect((await hosted(again)).stations).toMatchObject([{ documents: 2, state: 'enrolled' }]);
  });
});
