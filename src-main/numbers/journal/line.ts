import { hash } from 'node:crypto';
import { z } from 'zod';
import { channelPattern, documentTypes, environments } from '../../documents/kinds.ts';
import type { NumberTaken, SeriesHead } from '../../issuing/ports/journal.ts';
import type { Compressed } from './compressed.ts';

const seriesName = {
  ruc: z.string(),
  environment: z.enum(environments),
  type: z.enum(documentTypes),
  establishment: z.string(),
  emission_point: z.string(),
};

const headColumns = z.strictObject({ ...seriesName, highest: z.int() });

/** How far a series had got, as it is written. */
export const seriesHead = z.codec(headColumns, z.custom<SeriesHead>(), {
  decode: ({ emission_point, ...head }) => ({ ...head, emissionPoint: emission_point }),
  encode: ({ emissionPoint, ...head }) => ({ ...head, emission_point: emissionPoint }),
});

/** SHA-256 of the line before, hexadecimal; of the first line of a month, that of the last line of the month before. */
const before = { before: z.string() };

/** How far every series had got when the line was written: what follows is all there is to read at a start. */
const headsLine = z.strictObject({
  kind: z.literal('heads'),
  heads: z.array(headColumns),
  /** The database that has the same mark has all that was written up to it. */
  mark: z.uuid().optional(),
  at: z.iso.datetime(),
  ...before,
});

const numberLine = z.strictObject({
  kind: z.literal('number'),
  ...seriesName,
  sequential: z.int(),
  access_key: z.string(),
  document_id: z.uuid(),
  channel: z.string().regex(channelPattern),
  request: z.exactOptional(z.strictObject({ scope: z.string(), key: z.string(), fingerprint: z.string() })),
  at: z.iso.datetime(),
  ...before,
});

const signedLine = z.strictObject({
  kind: z.literal('signed'),
  document_id: z.uuid(),
  revision: z.int(),
  /** Zstandard, in Base64. */
  xml: z.string(),
  /** The `base` of the line of the same month that it was compressed with; absent where it stands alone. */
  like: z.string().optional(),
  at: z.iso.datetime(),
  ...before,
});

const revisionLine = z.strictObject({
  kind: z.literal('revision'),
  document_id: z.uuid(),
  revision: z.int(),
  /** What it says: JSON, Zstandard, in Base64. */
  content: z.string(),
  /** As of a line that is signed. */
  like: z.string().optional(),
  at: z.iso.datetime(),
  ...before,
});

/** A line of the journal, as its files have it: one JSON object, chained to the one before it. */
const journalLine = z.discriminatedUnion('kind', [headsLine, numberLine, revisionLine, signedLine]);
type JournalLine = z.output<typeof journalLine>;

/** What a line holds: a summary, or an entry. */
export type JournalRecord =
  | {
      readonly kind: 'heads';
      readonly heads: readonly SeriesHead[];
      readonly mark?: string;
      readonly at: string;
    }
  | NumberTaken
  | ({
      readonly kind: 'revision' | 'signed';
      readonly documentId: string;
      readonly revision: number;
      readonly at: string;
    } & Compressed);

/** The text of a line, without its end. */
export function writeLine(record: JournalRecord, hashBefore: string): string {
  return JSON.stringify({ ...toJson(record), before: hashBefore } satisfies JournalLine);
}

export function hashOf(text: string): string {
  return hash('sha256', text, 'hex');
}

/** A line that was read. */
export interface ReadLine {
  readonly record: JournalRecord;
  readonly before: string;
}

/** Undefined when the text is no line, or not all of one. */
export function parseLine(text: string): ReadLine | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = journalLine.safeParse(json);
  return parsed.success ? { record: fromJson(parsed.data), before: parsed.data.before } : undefined;
}

type Unchained<Line> = Line extends unknown ? Omit<Line, 'before'> : never;

function toJson(line: JournalRecord): Unchained<JournalLine> {
  switch (line.kind) {
    case 'heads': {
      const heads = line.heads.map((head) => seriesHead.encode(head));
      return { kind: 'heads', heads, ...(line.mark !== undefined && { mark: line.mark }), at: line.at };
    }
    case 'number': {
      const { emissionPoint, accessKey, documentId, ...fields } = line;
      return { ...fields, emission_point: emissionPoint, access_key: accessKey, document_id: documentId };
    }
    case 'revision':
    case 'signed': {
      const { kind, documentId, compressed, ...revision } = line;
      const text = compressed.toString('base64');
      const parts = { ...revision, document_id: documentId };
      return kind === 'signed' ? { kind, ...parts, xml: text } : { kind, ...parts, content: text };
    }
  }
}

function fromJson(line: JournalLine): JournalRecord {
  switch (line.kind) {
    case 'heads': {
      const heads = line.heads.map((head) => seriesHead.decode(head));
      return { kind: 'heads', heads, ...(line.mark !== undefined && { mark: line.mark }), at: line.at };
    }
    case 'number': {
      const { emission_point, access_key, document_id, before, ...fields } = line;
      return { ...fields, emissionPoint: emission_point, accessKey: access_key, documentId: document_id };
    }
    case 'revision':
    case 'signed': {
      const { kind, document_id, revision, at, like } = line;
      const text = line.kind === 'signed' ? line.xml : line.content;
      const compressed = { compressed: Buffer.from(text, 'base64'), ...(like !== undefined && { like }) };
      return { kind, documentId: document_id, revision, at, ...compressed };
    }
  }
}
