import type { HeadOffice } from '../head-office.ts';
import type { HeadProcess } from './head-process.ts';

/** What a till needs to run a head office beside it. */
export interface HostedHeadDependencies {
  /** Of this till; the head office has a folder of its own in it. */
  readonly dataDir: string;
  /** The port of the head office that this computer is to run; undefined where it is none. */
  readonly port: {
    get(): Promise<number | undefined>;
    put(port: number | null): Promise<void>;
  };
  /** The last emission point that was shown with a code: its till may be set up with it long after, or before it joins. */
  readonly lastPoint: {
    get(): Promise<string | undefined>;
    put(point: string): Promise<void>;
  };
  readonly process: HeadProcess;
  readonly headOffice: Pick<HeadOffice, 'read' | 'enrol' | 'move'>;
  /** Of the head office that this till reports to; undefined where it reports to none. */
  readonly pin: () => Promise<string | undefined>;
  /** How the backups went that this till made of it. */
  readonly forgetBackups: () => void;
  readonly now: () => Date;
}
