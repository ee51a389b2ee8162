import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3Client, S3Errors } from '@bradenmacdonald/s3-lite-client';
import { backupPrograms } from '../schedule/backup-name.ts';
import { type BackupDestination, DestinationError } from './destination.ts';

export interface Bucket {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** What is sent at once, and held in memory meanwhile. */
const PART_BYTES = 8 * 1024 * 1024;

/** A bucket in a service that speaks S3. */
export function s3Destination(bucket: Bucket): BackupDestination {
  const client = new S3Client({
    endPoint: bucket.endpoint,
    region: bucket.region,
    bucket: bucket.bucket,
    accessKey: bucket.accessKey,
    secretKey: bucket.secretKey,
    pathStyle: true,
  });
  return {
    list: () =>
      explained(bucket, async () => {
        const files = [];
        for (const program of backupPrograms) {
          for await (const { key, size } of client.listObjects({ prefix: `${program}-` })) {
            files.push({ name: key, bytes: size });
          }
        }
        return files;
      }),

    put: (file, name) =>
      explained(bucket, async () => {
        const { size } = await stat(file);
        await client.putObject(name, Readable.toWeb(createReadStream(file)), { size, partSize: PART_BYTES });
        const stored = await client.statObject(name);
        if (stored.size !== size) throw new Error(`${stored.size} bytes were kept of ${size}`);
      }),

    fetch: (name, file, signal) =>
      explained(bucket, async () => {
        const { body } = await client.getObject(name);
        if (!body) throw new Error('the object has no body');
        await pipeline(body, createWriteStream(file, { mode: 0o600 }), { signal });
      }),

    remove: (name) => explained(bucket, () => client.deleteObject(name)),
  };
}

async function explained<Result>(bucket: Bucket, job: () => Promise<Result>): Promise<Result> {
  try {
    return await job();
  } catch (reason) {
    throw new DestinationError(messageOf(bucket, reason), { cause: reason });
  }
}

/** By the codes of S3 (https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html). */
function messageOf({ bucket, endpoint }: Bucket, reason: unknown): string {
  if (!(reason instanceof S3Errors.ServerError)) {
    return `No se pudo hablar con ${endpoint}: revise la conexión a internet y la dirección.`;
  }
  switch (reason.code) {
    case 'NoSuchBucket':
      return `El bucket ${bucket} no existe en ${endpoint}: créelo o corrija su nombre.`;
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
      return `${endpoint} no acepta las claves: cópielas otra vez.`;
    case 'AccessDenied':
      return `Las claves no tienen permiso sobre el bucket ${bucket}: deben poder leer, escribir, listar y borrar.`;
    case 'RequestTimeTooSkewed':
      return 'El reloj de este computador está mal, y el servicio no acepta lo que firma: póngalo en hora.';
    case 'NoSuchKey':
    case 'NotFound':
      return `Ese respaldo ya no está en el bucket ${bucket}.`;
    default:
      return `${endpoint} respondió ${reason.statusCode} (${reason.code}): inténtelo más tarde o pregunte al servicio.`;
  }
}
