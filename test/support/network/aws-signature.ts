import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

interface Keys {
  readonly access_key: string;
  readonly secret_key: string;
}

/**
 * Whether a request is signed with a secret key, by the steps of
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html.
 */
export function isSignedWith(
  { method = '', url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  keys: Keys,
): boolean {
  const stated =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    );
  if (!stated) return false;
  const [, accessKey, scope = '', names = '', signature] = stated;
  const { pathname, searchParams } = new URL(url, 'http://service');
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const request = [
    ...[method, pathname, query, signed.join(''), names],
    headers['x-amz-content-sha256'],
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${keys.secret_key}`);
  return accessKey === keys.access_key && hmac(key, text).toString('hex') === signature;
}

function encoded(text: string): string {
  const byHex = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/[!'()*]/g, byHex);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
