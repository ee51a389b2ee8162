import type { FormPart, Header, Plan, PlannedBody } from '../plan/plan.ts';

/** A request exactly as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: readonly Header[];
  readonly bytes: Buffer | undefined;
}

const boundary = 'mostrador-fuzz-5d1f';

/** Headers of the plan stand for those it would have had: `Content-Type`, `Host`, `Authorization`. */
export function writePlan(plan: Plan): WireRequest {
  const { identity, method, body } = plan;
  const written = writeBody(body);
  const ownHeaders = new Set(plan.headers.map(([name]) => name.toLowerCase()));
  const usual: readonly Header[] = [
    ...(identity.authorization === undefined ? [] : [['authorization', identity.authorization] as const]),
    ...(written.mediaType === undefined ? [] : [['content-type', written.mediaType] as const]),
  ];
  const query = plan.query.map(({ name, value }) => `${name}=${value}`).join('&');
  return {
    method,
    target: query === '' ? plan.path : `${plan.path}?${query}`,
    headers: [
      ...usual.filter(([name]) => !ownHeaders.has(name)),
      ...plan.headers.filter(([, value]) => value !== absent),
    ],
    bytes: written.bytes,
  };
}

/** The value of a header that is left out though it would usually be sent. */
export const absent = '\u0000absent';

/** The bytes of a body of JSON; what JSON cannot hold becomes null. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value === undefined ? null : value);
}

function writeBody(body: PlannedBody): { bytes?: Buffer; mediaType?: string } {
  switch (body.kind) {
    case 'none':
      return {};
    case 'json':
      return { bytes: Buffer.from(jsonText(body.value)), mediaType: 'application/json' };
    case 'bytes':
      return { bytes: body.bytes, mediaType: body.mediaType };
    case 'multipart':
      return { bytes: writeForm(body.parts), mediaType: `multipart/form-data; boundary=${boundary}` };
  }
}

function writeForm(parts: readonly FormPart[]): Buffer {
  const written = parts.flatMap(({ name, fileName, mediaType, bytes }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${
        fileName === undefined ? '' : `; filename="${fileName}"`
      }\r\n${mediaType === undefined ? '' : `Content-Type: ${mediaType}\r\n`}\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]);
}
