import { describe, expect, it } from 'vitest';
import { bodyOfDocument } from '../../../../src-renderer/features/documents/body/body-of-document.ts';
import { computeCorrection } from '../../../../src-renderer/features/documents/body/compute-body.ts';
import { readBody } from '../../../../src-renderer/features/documents/body/read-body.ts';
import { issuedSamples } from '../../../support/samples/issued-samples.ts';

const today = '2026-11-21';

const documents = issuedSamples(today);

describe('the body a correction starts from', () => {
  it('is there for documents of every kind', () => {
    expect(new Set(documents.map(({ document }) => document.object)).size).toBe(6);
  });

  it.each(documents)('says all that a document says: $name', ({ document }) => {
    const body = bodyOfDocument(document);
    expect(readBody(document.object, body)).toMatchObject({ ok: true });
    const computed = computeCorrection(document, body);
    expect(computed).toMatchObject({ ok: true });
    if (computed.ok) expect(document).toMatchObject(JSON.parse(JSON.stringify(computed.value)));
  });
});
