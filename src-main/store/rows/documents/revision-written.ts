import { z } from 'zod';
import { type Simulation, simulations } from '../../../documents/kinds.ts';
import type { IssuedDocument } from '../../../documents/model/document.ts';
import { readIssued } from '../../../documents/reading/issued-json.ts';
import type { RevisionWritten } from '../../../issuing/ports/journal.ts';
import type { StoredDocument } from '../../../issuing/ports/stored-document.ts';

/** What a revision says, as the journal keeps it until it is signed. */
export interface WrittenRevision extends IssuedDocument {
  readonly metadata: StoredDocument['metadata'];
  readonly simulate?: Simulation;
}

const writtenJson = z.strictObject({
  document: z.unknown(),
  metadata: z.record(z.string(), z.string()),
  simulate: z.exactOptional(z.enum(simulations)),
});

/** What the journal says of the current revision of a document. */
export function revisionWritten(stored: StoredDocument): RevisionWritten {
  const { id, revision, updatedAt, identity, issuer, content, metadata, simulate } = stored;
  const document: IssuedDocument = { identity, issuer, content };
  const written = { document, metadata, ...(simulate && { simulate }) };
  return {
    kind: 'revision',
    documentId: id,
    revision,
    content: Buffer.from(JSON.stringify(written)),
    at: updatedAt,
  };
}

/** Undefined for a document that no resource could show. Throws ZodError. */
export function readWritten({ content }: RevisionWritten): WrittenRevision | undefined {
  const { document, ...written } = writtenJson.parse(JSON.parse(Buffer.from(content).toString('utf8')));
  const issued = readIssued(document);
  return issued && { ...issued, ...written };
}
