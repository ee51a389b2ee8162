import { z } from 'zod';
import type { DocumentEventResource } from '../../contract/documents/document-event.ts';
import { type CommandResult, commandResult } from '../../contract/head/stations/commands.ts';
import { type FeedLine, feedLimits, feedLine } from '../../contract/head/stations/feed.ts';
import { feedDocument } from '../../contract/head/stations/feed-document.ts';
import { readContent } from '../../documents/reading/read-content.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';

/** A document as a station reported it. */
export interface ReportedDocument {
  readonly position: number;
  readonly document: StoredDocument;
  readonly events: readonly DocumentEventResource[];
  /** Byte for byte; undefined while nothing is signed. */
  readonly signedXml?: Buffer;
}

/** Any other record: kept as it came. */
export type ReportedRecord = FeedLine;

/** What became of a command. */
export interface ReportedResult {
  readonly id: string;
  readonly result: CommandResult;
}

export interface Batch {
  readonly documents: readonly ReportedDocument[];
  readonly results: readonly ReportedResult[];
  readonly customers: readonly FeedLine[];
  readonly records: readonly ReportedRecord[];
}

/** The lines of a batch; throws (ZodError, SyntaxError, RangeError) for what no station of this version sends. */
export function readLines(ndjson: string): Batch {
  const lines = ndjson.split('\n').filter((text) => text !== '');
  if (lines.length > feedLimits.lines) throw new RangeError(`a batch of ${lines.length} lines`);
  const documents: ReportedDocument[] = [];
  const results: ReportedResult[] = [];
  const customers: FeedLine[] = [];
  const records: ReportedRecord[] = [];
  for (const text of lines) {
    const line = feedLine.parse(JSON.parse(text));
    if (line.subject === 'document' && line.body !== null) documents.push(readDocument(line));
    else if (line.subject === 'customer') customers.push(line);
    else if (line.subject !== 'command_result') records.push(line);
    // One that was taken back before it was done has none.
    else if (line.body !== null) results.push(readResult(line));
  }
  return { documents, results, customers, records };
}

function readResult({ ref, body }: FeedLine): ReportedResult {
  return { id: z.uuid().parse(ref), result: commandResult.parse(body) };
}

function readDocument({ position, ref, body }: FeedLine): ReportedDocument {
  const { document, events, signedXml } = feedDocument.parse(body);
  if (document.id !== ref) throw new RangeError('the line is about another document');
  const content = readContent(document.identity.type, document.content);
  if (!content) throw new RangeError(`documents of type ${document.identity.type} cannot be read`);
  return {
    position,
    document: { ...document, content },
    events,
    ...(signedXml !== undefined && { signedXml: Buffer.from(signedXml, 'latin1') }),
  };
}
