import { z } from 'zod';
import type { DocumentEventResource } from '../../contract/documents/document-event.ts';
import type { RejectionCause } from '../../contract/head/attention.ts';
import { type CommandResult, commandResult } from '../../contract/head/stations/commands.ts';
import { type FeedLine, feedLimits, feedLine } from '../../contract/head/stations/feed.ts';
import { feedDocument } from '../../contract/head/stations/feed-document.ts';
import { type FeedPurchase, feedPurchase } from '../../contract/head/stations/feed-purchase.ts';
import { readContent } from '../../documents/reading/read-content.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { whyRejected } from './why-rejected.ts';

/** A line of a feed as it was sent. */
export interface RawLine {
  readonly bytes: Buffer;
  /** Where it says so. */
  readonly subject?: string | undefined;
  readonly ref?: string | undefined;
}

/** A line that cannot be stored, with why. */
export interface RejectedLine extends RawLine {
  readonly because: RejectionCause;
  /** For a person, in Spanish. */
  readonly reason: string;
}

/** A document as a station reported it. */
export interface ReportedDocument {
  readonly position: number;
  readonly document: StoredDocument;
  readonly events: readonly DocumentEventResource[];
  /** The document and its journey as they were sent: with fields that this version does not know. */
  readonly sent: unknown;
  /** Byte for byte; undefined while nothing is signed. */
  readonly signedXml?: Buffer;
  readonly raw: RawLine;
}

/** Any other record: kept as it came. */
export interface ReportedRecord extends FeedLine {
  /** Of what was bought. */
  readonly buyer?: Pick<FeedPurchase, 'environment' | 'ruc'>;
  readonly raw: RawLine;
}

/** What became of a command. */
export interface ReportedResult {
  readonly id: string;
  readonly result: CommandResult;
  readonly raw: RawLine;
}

export interface Batch {
  readonly documents: readonly ReportedDocument[];
  readonly results: readonly ReportedResult[];
  readonly customers: readonly ReportedRecord[];
  readonly records: readonly ReportedRecord[];
  readonly rejected: readonly RejectedLine[];
}

/** The lines of a batch. One that cannot be read stands in no other's way. Throws RangeError for too many. */
export function readLines(ndjson: Buffer): Batch {
  const lines = [...linesOf(ndjson)];
  if (lines.length > feedLimits.lines) throw new RangeError(`a batch of ${lines.length} lines`);
  return readEach(lines);
}

export function readEach(lines: readonly Buffer[]): Batch {
  const documents: ReportedDocument[] = [];
  const results: ReportedResult[] = [];
  const customers: ReportedRecord[] = [];
  const records: ReportedRecord[] = [];
  const rejected: RejectedLine[] = [];
  for (const bytes of lines) {
    let raw: RawLine = { bytes };
    try {
      const json: unknown = JSON.parse(bytes.toString());
      raw = { bytes, ...nameIn(json) };
      const line = feedLine.parse(json);
      if (line.subject === 'document' && line.body !== null) documents.push(readDocument(line, raw));
      else if (line.subject === 'customer') customers.push({ ...line, raw });
      else if (line.subject !== 'command_result') records.push({ ...line, ...buyerIn(line), raw });
      // One that was taken back before it was done has none.
      else if (line.body !== null) results.push(readResult(line, raw));
    } catch (reason) {
      rejected.push({ ...raw, ...whyRejected(reason) });
    }
  }
  return { documents, results, customers, records, rejected };
}

function* linesOf(ndjson: Buffer): Iterable<Buffer> {
  for (let start = 0; start < ndjson.length; ) {
    const end = ndjson.indexOf('\n', start);
    const line = ndjson.subarray(start, end < 0 ? ndjson.length : end);
    if (line.length > 0) yield line;
    start += line.length + 1;
  }
}

const storable = z
  .string()
  .min(1)
  .max(150)
  .regex(/^[^\0]*$/)
  .refine((text) => text.isWellFormed());
const named = z.object({ subject: storable, ref: storable });

function nameIn(json: unknown): Pick<RawLine, 'subject' | 'ref'> {
  return named.safeParse(json).data ?? {};
}

/** A record is kept as it came; of what was bought, only what can be read. */
function buyerIn({ subject, body }: FeedLine): Pick<ReportedRecord, 'buyer'> {
  return subject === 'purchase' && body !== null ? { buyer: feedPurchase.parse(body) } : {};
}

function readResult({ ref, body }: FeedLine, raw: RawLine): ReportedResult {
  return { id: z.uuid().parse(ref), result: commandResult.parse(body), raw };
}

function readDocument({ position, ref, body }: FeedLine, raw: RawLine): ReportedDocument {
  const { document, events, signedXml } = feedDocument.parse(body);
  if (document.id !== ref) throw new RangeError('the line is about another document');
  const content = readContent(document.identity.type, document.content);
  if (!content) throw new RangeError(`documents of type ${document.identity.type} cannot be read`);
  return {
    position,
    document: { ...document, content },
    events,
    sent: { document: body?.document, events: body?.events },
    ...(signedXml !== undefined && { signedXml: Buffer.from(signedXml, 'latin1') }),
    raw,
  };
}
