import { kindOf } from '../../documents/all-kinds/types.ts';
import { amountsOfContent } from '../../documents/figures/amounts-of-content.ts';
import { formatAmount } from '../../documents/values/decimal.ts';
import { fold } from '../../documents/values/fold.ts';
import type { Patterns } from '../database/patterns.ts';
import type { HeadTables } from '../database/tables.ts';
import type { RawLine, ReportedDocument } from './read-line.ts';

export type DocumentRow = HeadTables['document'];

/** A part of what a document comes to, dollars: of a rate of IVA, or `total` of the whole. */
export interface DocumentAmount {
  readonly rate: string;
  readonly base: string;
  readonly amount: string;
}

/** A document ready to be stored: all of this is done before a row is locked. */
export interface PreparedDocument {
  readonly row: DocumentRow;
  readonly amounts: readonly DocumentAmount[];
  readonly file?: { readonly bytes: Buffer; readonly pattern: number };
  readonly reported: ReportedDocument;
  readonly raw: RawLine;
}

export interface Origin {
  readonly stationId: string;
  readonly incarnation: string;
}

/** What the head keeps of a document, compressed with what its station sent first of that kind. */
export async function prepareDocument(
  reported: ReportedDocument,
  { stationId, incarnation }: Origin,
  patterns: Patterns,
): Promise<PreparedDocument> {
  const { position, document, sent, signedXml } = reported;
  const { identity, content } = document;
  const { counterparty, others, total } = kindOf(identity.type).summary(content);
  const amounts = amountsOfContent(content)
    .filter(({ tax }) => tax === 'total' || tax === 'iva')
    .map(({ tax, rate, base, amount }) => ({
      rate: tax === 'total' ? tax : rate,
      base: formatAmount(base),
      amount: formatAmount(amount),
    }));
  const stored = Buffer.from(JSON.stringify(sent));
  const packed = await patterns.pack(`document ${identity.type}`, stored);
  const file = signedXml && (await patterns.pack(`xml ${identity.type}`, signedXml));
  return {
    amounts,
    reported,
    raw: reported.raw,
    row: {
      id: document.id,
      station_id: stationId,
      incarnation,
      position,
      environment: identity.environment,
      type: identity.type,
      status: document.status,
      revision: document.revision,
      establishment: identity.establishment,
      emission_point: identity.emissionPoint,
      sequential: identity.sequential,
      access_key: identity.accessKey,
      issue_date: identity.issueDate,
      counterparty: counterparty.identification,
      counterparty_name: counterparty.name,
      total,
      channel: document.channel,
      metadata: document.metadata,
      created_at: new Date(document.createdAt),
      updated_at: new Date(document.updatedAt),
      words: fold([counterparty, ...others].map(({ name }) => name).join(' ')),
      amounts,
      stored: packed.bytes,
      pattern: packed.pattern,
    },
    ...(file && { file }),
  };
}
