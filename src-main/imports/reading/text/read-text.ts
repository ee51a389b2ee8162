import {
  type Finding,
  indexOf,
  positionOf,
  type ReadingOptions,
  type SourcePosition,
} from '../findings/finding.ts';
import type { ListingRecord } from './read-record.ts';
import { recordsOf } from './records-of.ts';

/** The keys of a listing, line after line. */
export async function* readText(path: string, { from = 0, signal }: ReadingOptions): AsyncGenerator<Finding> {
  for await (const { line, records } of recordsOf(path)) {
    if (signal?.aborted) return;
    if (line < indexOf(from)) continue;
    for (const [part, record] of records.entries()) {
      yield findingOf(record, { line, position: positionOf(line, part) });
    }
  }
}

function findingOf(record: ListingRecord, position: SourcePosition & { readonly line: number }): Finding {
  if (!record.ok) return { kind: 'fault', ...position, code: record.code, params: record.params };
  const { accessKey, facts, authorizedAt, authorizationNumber, report } = record;
  const { documentType, number, issueDate, environment, issuerRuc } = facts;
  if (documentType === null) {
    const params = { reason: 'document_type', code: accessKey.slice(8, 10) };
    return { kind: 'fault', ...position, code: 'not_importable', params, accessKey, number, issueDate };
  }
  return {
    kind: 'listed',
    ...position,
    accessKey,
    documentType,
    number,
    issueDate,
    environment,
    issuerRuc,
    ...(authorizedAt !== undefined && { authorizedAt }),
    ...(authorizationNumber !== undefined && { authorizationNumber }),
    fromAuthority: report !== undefined,
  };
}
