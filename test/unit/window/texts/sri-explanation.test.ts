import { describe, expect, it } from 'vitest';
import { explainMessage } from '../../../../src-main/authority/answers/messages.ts';
import { refusalWithoutMessage } from '../../../../src-main/documents/messages/refusal-without-message.ts';
import { messageCatalogue } from '../../../../src-main/documents/messages/sri-message-catalogue.ts';
import { explanationIn } from '../../../../src-renderer/lib/format/sri-explanation.ts';

const messageOf = (code: string, type: string) => explainMessage({ code, title: '', detail: '', type });

describe('why the authority answered something and what to do', () => {
  it.each(messageCatalogue)('is English for message $code', ({ code, type, fault, es, en }) => {
    const message = messageOf(code, type === 'error' ? 'ERROR' : 'ADVERTENCIA');
    expect(explanationIn(message, 'es')).toEqual({
      cause: `${es.meaning} ${es.cause}`,
      remedy: es.remedy,
      fault,
    });
    expect(explanationIn(message, 'en')).toEqual({
      cause: `${en.meaning} ${en.cause}`,
      remedy: en.remedy,
      fault,
    });
  });

  it('is in Spanish what the document carries, also from an older version of the program', () => {
    const storedMessage = { ...messageOf('43', 'ERROR'), cause: 'Lo de antes.', remedy: 'Haga lo de antes.' };
    expect(explanationIn(storedMessage, 'es')).toMatchObject({
      cause: 'Lo de antes.',
      remedy: 'Haga lo de antes.',
    });
  });

  it('of an error of the program that an older version kept speaks of no tag any more', () => {
    const { fault: _fault, ...message } = messageOf('35', 'ERROR');
    const storedMessage = { ...message, cause: 'Etiqueta ausente.', remedy: 'Corrija la etiqueta.' };
    expect(explanationIn(storedMessage, 'es')).toMatchObject({
      cause: expect.stringContaining('su venta está a salvo'),
      remedy: expect.stringContaining('«Descargar informe»'),
      fault: 'program',
    });
  });

  it('says of a refusal without a message what to press, in both languages', () => {
    const message = refusalWithoutMessage('returned');
    expect(explanationIn(message, 'es').remedy).toContain('«Corregir y reenviar»');
    expect(explanationIn(message, 'en')).toMatchObject({
      cause: expect.stringContaining('has no message'),
      remedy: expect.stringContaining('“Correct and resend”'),
    });
  });

  it('says of an unknown code that it is unknown, and whether it is a refusal', () => {
    const refusal = explanationIn(messageOf('977', 'ERROR'), 'en');
    const notice = explanationIn(messageOf('977', 'INFORMATIVO'), 'en');
    expect(refusal.cause).toContain('does not know');
    expect(refusal.fault).toBeUndefined();
    expect(notice.cause).toContain('not a refusal');
    expect(notice.remedy).toContain('Nothing needs doing');
  });
});
