import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codes, contentPhrases } from '../../../src-main/store/content-phrases.ts';
import { contentJson, packContent, packJson, parseContent } from '../../../src-main/store/kept-content.ts';
import { anInvoiceBodyOfTenLines } from '../../support/builders/invoice-body.ts';
import { openShop } from '../../support/shop.ts';

describe('what a document says', () => {
  it('is kept in less than a third of its JSON, and comes back character for character', async () => {
    const shop = await openShop();
    const { id } = await shop.issue(anInvoiceBodyOfTenLines());
    const { content } = await shop.stored(id);
    const { content: kept } = await shop.store.db
      .selectFrom('document_revision')
      .select('content')
      .executeTakeFirstOrThrow();
    const json = JSON.stringify(content);
    expect(contentJson(kept)).toBe(json);
    expect(packContent(content).length).toBeLessThan(json.length / 3);
    expect(parseContent('invoice', kept)).toEqual(content);
    expect(parseContent('invoice', json)).toEqual(content);
  });

  it.for([
    ['phrases within what somebody wrote', contentPhrases.join('')],
    ['the characters that stand for phrases', codes.join('')],
    [
      'phrases that overlap',
      contentPhrases.flatMap((one) => contentPhrases.map((other) => one + other)).join(''),
    ],
    ['letters of every kind', 'ÑANDÚ — 漢字 😀 \u007f\u2028\ufeff'],
  ])('comes back also with %s', ([, text]) => {
    const json = JSON.stringify({ description: text });
    expect(contentJson(packJson(json))).toBe(json);
    // As an earlier version kept it: nothing in it is taken for a phrase.
    expect(contentJson(json)).toBe(json);
  });

  it('has a character for every phrase, and none for two', () => {
    expect(contentPhrases.length).toBeLessThanOrEqual(codes.length);
    expect(new Set(contentPhrases).size).toBe(contentPhrases.length);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('is packed by phrases that stay as they are: by them, what is kept already comes back', () => {
    const kept = 27;
    const phrases = contentPhrases.slice(0, kept).map((phrase, index) => [codes[index], phrase]);
    const hash = createHash('sha256').update(JSON.stringify(phrases)).digest('hex');
    expect(phrases).toHaveLength(kept);
    expect(hash).toBe('ee96396227efe44b5b10a356139e68f7b426bf48b72b264236f9bd9123e0c470');
  });
});
