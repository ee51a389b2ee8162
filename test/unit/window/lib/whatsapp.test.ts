import { describe, expect, it } from 'vitest';
import { whatsAppLink, whatsAppNumber } from '../../../../src-renderer/lib/sending/whatsapp.ts';

describe('the number of a conversation', () => {
  it.each([
    ['0991234567', '593991234567'],
    ['099 123-4567', '593991234567'],
    ['991234567', '593991234567'],
    ['+593 99 123 4567', '593991234567'],
    ['593991234567', '593991234567'],
    ['+57 300 1234567', '573001234567'],
  ])('of %s is %s', (typed, number) => {
    expect(whatsAppNumber(typed)).toBe(number);
  });

  it.each(['', '022345678', '09912345', '+593 2 234 5678', '099123456a', 'https://evil.example'])(
    'is none in «%s»',
    (typed) => {
      expect(whatsAppNumber(typed)).toBeUndefined();
    },
  );

  it('goes into a link that says the message whole, whatever is in it', () => {
    const link = new URL(whatsAppLink('593991234567', 'Factura 001 & más: https://x.ec/a?b=c#d'));
    expect(link.host).toBe('wa.me');
    expect(link.pathname).toBe('/593991234567');
    expect([...link.searchParams]).toEqual([['text', 'Factura 001 & más: https://x.ec/a?b=c#d']]);
  });
});
