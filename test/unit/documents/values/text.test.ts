import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBody } from '../../../../src-main/documents/body/check-body.ts';
import { cleanText, emailAddress, lineOfText, text } from '../../../../src-main/documents/values/text.ts';

describe('cleaning text', () => {
  it.each([
    ['a line break', 'uno\r\ndos', 'uno dos'],
    ['a tab and other control characters', 'uno\t\u0000\u001f\u0085dos', 'uno dos'],
    ['separators of lines and paragraphs', 'uno\u2028\u2029dos', 'uno dos'],
    ['a lone high surrogate', 'uno\ud83ddos', 'uno dos'],
    ['a lone low surrogate', 'uno\udc4ddos', 'uno dos'],
    ['characters that are none', 'uno\ufffe\uffffdos', 'uno dos'],
    ['controls of the direction of writing', '\u202eodnum\u202c \u2066dos\u2069\u200f\u061c', 'odnum dos'],
    ['characters without width', '\ufeffJo\u200bse\u200c\u200dfi\u2060na', 'Josefina'],
    ['a joiner that joins nothing', '👩\u200d y \u200d👩', '👩 y 👩'],
    ['blanks at both ends', '  uno \n', 'uno'],
  ])('mends %s', (_, dirty, clean) => {
    expect(cleanText(dirty)).toBe(clean);
  });

  it.each([
    ['accents and ñ', 'Ñandú, piñón y cigüeña'],
    ['markup', '<b>Tom & "Jerry"</b> ]]>'],
    ['characters outside the basic plane', '👍 𝒜'],
    ['a joined emoji', '👩‍👩‍👧'],
    ['double blanks inside', 'uno  dos'],
  ])('keeps %s', (_, kept) => {
    expect(cleanText(kept)).toBe(kept);
  });

  it('composes letters and their accents', () => {
    expect(cleanText('pin\u0303a')).toBe('piña');
  });

  it('has nothing left to clean the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (dirty) => {
        expect(cleanText(cleanText(dirty))).toBe(cleanText(dirty));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a field of text', () => {
  it('is measured after cleaning', () => {
    expect(checkBody(text(3), ' abc\n')).toEqual({ ok: true, value: 'abc' });
    expect(checkBody(text(3), 'abcd')).toMatchObject({ faults: [{ code: 'too_long' }] });
    expect(checkBody(text(3), ' \t ')).toMatchObject({ faults: [{ code: 'too_short' }] });
  });

  it('of one line refuses a line break instead of mending it', () => {
    expect(checkBody(lineOfText(10), 'uno\ndos')).toMatchObject({
      faults: [{ code: 'line_breaks', message: 'No puede tener saltos de línea.' }],
    });
    expect(checkBody(lineOfText(10), ' uno ')).toEqual({ ok: true, value: 'uno' });
  });
});

describe('an e-mail address', () => {
  it.each(['a@example.com', 'nombre.apellido+caja@correo.example.ec'])('may be %s', (address) => {
    expect(checkBody(emailAddress, address).ok).toBe(true);
  });

  it.each(['a@', '@example.com', 'a b@example.com', 'a@b@example.com', 'a@example', '', 'a@example.com\n'])(
    'cannot be %j',
    (address) => {
      expect(checkBody(emailAddress, address)).toMatchObject({
        faults: [{ code: 'invalid_format', message: 'La dirección de correo no es válida.' }],
      });
    },
  );

  it('has at most 100 characters', () => {
    expect(checkBody(emailAddress, `${'a'.repeat(60)}@${'b'.repeat(40)}.ec`)).toMatchObject({
      faults: [{ code: 'too_long' }],
    });
  });
});
