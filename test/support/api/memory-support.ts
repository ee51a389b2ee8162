import type { SupportFile } from '../../../src-main/contract/business/support-file.ts';
import type { SyncResource } from '../../../src-main/contract/delivery/sync.ts';
import type { Support } from '../../../src-main/support/support.ts';

const folder = { bytes: 3000, database_bytes: 2000, journal_bytes: 500, free_bytes: 1_000_000 };

/** An installation in which nothing happened yet. */
export function memorySupport(at: string, sync: () => Promise<SyncResource>): Support {
  return {
    dataFolder: async () => ({ object: 'data_folder', path: '/datos', logs_path: '/datos/logs', ...folder }),
    async file(): Promise<SupportFile> {
      const { object: _sync, ...delivery } = await sync();
      return {
        object: 'support_file',
        made_at: at,
        version: '1.2.3',
        system: 'linux x64, Node 24',
        running_seconds: 60,
        memory_bytes: 100_000_000,
        data_folder: folder,
        counts: { documents: [], others: {} },
        readiness: [],
        settings: {},
        sync: delivery,
        backups: [],
        events: [],
        log: [],
        crashes: [],
      };
    },
  };
}
