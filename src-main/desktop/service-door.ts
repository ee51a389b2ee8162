import type { Logger } from 'pino';
import type { WorkspaceResource } from '../contract/business/workspace.ts';
import { windowSessionResource } from '../contract/local.ts';
import { logFolderIn } from '../process/data-folder.ts';
import { findService } from '../process/find-service.ts';
import { readServiceFile, type ServiceFile } from '../process/service-file.ts';
import type { KeyProtector } from '../secrets/key-protector.ts';
import type { MigrationStep } from '../store/migrations/migrate.ts';

/** The service the window talks to. */
export interface ServiceDoor {
  readonly url: string;
  /** Whether it runs in this process: then it lives on in the tray when the window closes. */
  readonly isOurs: boolean;
  /** Where the service that runs in this process says what happened. */
  readonly log?: Logger;
  /**
   * A session for the window: the same while the service runs, so that a page that is loaded again knows who is signed
   * in; a fresh one after the service started again. It is nobody's until somebody signs in, unlike the owner's.
   */
  openSession(): Promise<string>;
  /** Lets go of the service: stops ours, leaves another's alone. */
  close(): Promise<void>;
}

interface DoorOptions {
  readonly dataDir: string;
  /** Folder of the built window, for browsers that call on the service. */
  readonly windowFolder: string;
  /** Where the page comes from besides `app:`, while developing. */
  readonly developmentOrigin: string | undefined;
  /** Called before each step that brings data of an earlier version up to date. */
  readonly onUpdate: (step: MigrationStep) => void;
  /** Closes the program and opens it again. */
  readonly startAgain: () => void;
  /** Keeps the key of the secrets of a service that starts here. */
  readonly keyProtector: KeyProtector;
  /** How the program stands with its updates, for callers of the service. */
  readonly update: () => WorkspaceResource['update'];
}

/** Attaches to the service that runs on the data folder, or starts one here. */
export async function openServiceDoor(options: DoorOptions): Promise<ServiceDoor> {
  const running = await findService(options.dataDir);
  return running ? attach(options.dataDir, running.url) : startHere(options);
}

function attach(dataDir: string, url: string): ServiceDoor {
  let opened: { readonly by: string; readonly token: string } | undefined;
  return {
    url,
    isOurs: false,
    async openSession() {
      const service = readServiceFile(dataDir);
      if (!service) throw new Error('the service is gone');
      if (opened?.by !== service.session_token) {
        opened = { by: service.session_token, token: await askForSession(service) };
      }
      return opened.token;
    },
    close: () => Promise.resolve(),
  };
}

async function askForSession({ url, session_token: owner }: ServiceFile): Promise<string> {
  const answer = await fetch(`${url}/v1/local/window-sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner}` },
  });
  if (!answer.ok) throw new Error(`the service gave no session: ${answer.status}`);
  return windowSessionResource.parse(await answer.json()).token;
}

/** The core is loaded only now: attached to a service, the shell runs where its native parts could not. */
async function startHere(options: DoorOptions): Promise<ServiceDoor> {
  const { dataDir, windowFolder, developmentOrigin, onUpdate, startAgain, keyProtector, update } = options;
  const { createApp } = await import('../app/app.ts');
  const { version } = await import('../process/build.ts');
  const { makeProgramLog } = await import('../support/log/program-log.ts');
  const log = makeProgramLog({ name: 'mostrador', folder: logFolderIn(dataDir) });
  const app = await createApp({
    dataDir,
    flags: {},
    env: process.env,
    version,
    log,
    windowFolder,
    pageOrigins: developmentOrigin === undefined ? [] : [developmentOrigin],
    onUpdate,
    startAgain,
    keyProtector,
    update,
  });
  const { url } = await app.listen();
  const session = app.openWindowSession();
  return { url, isOurs: true, log, openSession: () => Promise.resolve(session), close: () => app.stop() };
}
