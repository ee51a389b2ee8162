/** Whether a body of this `Content-Type` can be read: of one of these types, in UTF-8, not compressed. */
export function isReadableBody(
  contentType: string | undefined,
  contentEncoding: string | undefined,
  expected: readonly string[] = ['application/json'],
): boolean {
  if (contentEncoding !== undefined && contentEncoding.toLowerCase() !== 'identity') return false;
  const [mediaType = '', ...parameters] = (contentType ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  return expected.includes(mediaType) && (charset === undefined || /^charset="?utf-?8"?$/.test(charset));
}

/** Whether an `Accept` header takes at least one of the media types a route answers with (RFC 9110 §12.5.1). */
export function isAcceptable(accept: string | undefined, offered: readonly string[]): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  const ranges = accept.split(',').map(readRange);
  return offered.some((mediaType) => weightOf(mediaType, ranges) > 0);
}

interface MediaRange {
  readonly type: string;
  readonly weight: number;
}

function readRange(text: string): MediaRange {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { type, weight: weight === undefined ? 1 : Number.parseFloat(weight) || 0 };
}

/** The most specific range decides. */
function weightOf(mediaType: string, ranges: readonly MediaRange[]): number {
  const [family] = mediaType.split('/');
  for (const type of [mediaType, `${family}/*`, '*/*']) {
    const range = ranges.find((candidate) => candidate.type === type);
    if (range) return range.weight;
  }
  return 0;
}
