import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { onTestFinished } from 'vitest';

/** Access and secret key that the server knows. */
export const s3Keys = { access_key: 'S3RVER', secret_key: 'S3RVER' } as const;

/** A server that speaks S3 and keeps its one bucket on the disk; gone after the test. It knows access keys, and takes any signature. */
export async function startS3Server(bucket: string): Promise<{ endpoint: string }> {
  const directory = mkdtempSync(join(tmpdir(), 'mostrador-s3-'));
  const server = new S3rver({
    directory,
    address: '127.0.0.1',
    port: 0,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  onTestFinished(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  return { endpoint: `http://127.0.0.1:${port}` };
}
