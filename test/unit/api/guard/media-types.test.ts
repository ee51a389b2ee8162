import { describe, expect, it } from 'vitest';
import { isAcceptable, isReadableBody } from '../../../../src-main/api/guard/media-types.ts';

describe('isAcceptable', () => {
  it.each([
    [undefined, true],
    ['', true],
    ['*/*', true],
    ['application/*', true],
    ['text/html, application/xhtml+xml, */*;q=0.8', true],
    ['application/json;q=0.1, text/html', true],
    ['APPLICATION/JSON', true],
    ['text/html', false],
    ['application/xml', false],
    ['application/json;q=0, */*', false],
    ['application/*;q=0, text/html', false],
    ['nonsense', false],
  ])('of %j is %s where JSON is offered', (accept, expected) => {
    expect(isAcceptable(accept, ['application/json'])).toBe(expected);
  });

  it('needs one of the types offered, not all', () => {
    expect(isAcceptable('application/pdf', ['application/json', 'application/pdf'])).toBe(true);
  });
});

describe('isReadableBody', () => {
  it.each([
    ['application/json', undefined, true],
    ['application/json; charset=utf-8', 'identity', true],
    ['application/json; charset=UTF8', undefined, true],
    ['application/json; charset=latin1', undefined, false],
    ['application/json', 'br', false],
    ['text/json', undefined, false],
    [undefined, undefined, false],
  ])('of %j encoded as %j is %s', (type, encoding, expected) => {
    expect(isReadableBody(type, encoding)).toBe(expected);
  });
});
