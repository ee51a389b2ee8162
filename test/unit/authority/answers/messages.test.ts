import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { explainMessage } from '../../../../src-main/authority/answers/messages.ts';
import { messageCatalogue } from '../../../../src-main/documents/messages/sri-message-catalogue.ts';
import { describeWithShared, sharedFile } from '../../../support/samples/shared-files.ts';

describe('the catalogue of messages', () => {
  it('has each code once, in order', () => {
    const codes = messageCatalogue.map(({ code }) => Number(code));
    expect(codes).toEqual([...new Set(codes)].sort((a, b) => a - b));
  });

  it('says something in both languages about every one', () => {
    const texts = messageCatalogue.flatMap(({ title, es, en }) => [
      title,
      ...Object.values(es),
      ...Object.values(en),
    ]);
    expect(texts).toHaveLength(messageCatalogue.length * 7);
    expect(texts.filter((text) => text.trim().length < 5)).toEqual([]);
  });

  it('has the program to blame for what nobody at a counter can mend, and the sale safe', () => {
    const ofProgram = messageCatalogue.filter(({ fault }) => fault === 'program');
    expect(ofProgram.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['35', '36', '40', '47', '48', '64', '82', '92']),
    );
    for (const { es, en } of ofProgram) {
      expect(es.meaning).toBe('Error del programa; su venta está a salvo.');
      expect(es.remedy).toContain('«Descargar informe»');
      expect(en.remedy).toContain('“Download report”');
    }
  });

  it('says in every remedy what to press or that nothing needs doing, and names no tag', () => {
    for (const { code, es } of messageCatalogue) {
      expect(es.remedy, code).toMatch(/«.+»|No haga nada|corríjal[oa] en Clientes|anule este/);
      expect(`${es.meaning} ${es.cause} ${es.remedy}`, code).not.toMatch(
        /etiqueta|\btag\b|XML|UTF-8|KeyInfo|X\.509|atributo|codDoc|fechaIni|valorDev|esquema/i,
      );
    }
  });
});

describeWithShared('the catalogue beside the technical sheet', () => {
  it('has all its codes with the same way out', () => {
    const schema = z.object({ sri_messages: z.array(z.object({ code: z.string(), action: z.string() })) });
    const { sri_messages } = schema.parse(JSON.parse(sharedFile('tables.json')));
    expect(messageCatalogue.map(({ code, action }) => ({ code, action }))).toEqual(sri_messages);
  });
});

describe('a message of the authority', () => {
  it('keeps its own words beside the explanation', () => {
    const raw = { code: '39', title: 'FIRMA INVALIDA', detail: 'La validacion ha fallado', type: 'ERROR' };
    const known = messageCatalogue.find(({ code }) => code === '39');
    expect(explainMessage(raw)).toEqual({
      code: '39',
      message: 'FIRMA INVALIDA',
      detail: 'La validacion ha fallado',
      type: 'error',
      fault: 'business',
      cause: `${known?.es.meaning} ${known?.es.cause}`,
      remedy: known?.es.remedy,
    });
  });

  it.for([
    ['ADVERTENCIA', '60', 'warning'],
    ['informativo', '70', 'info'],
    ['ERROR', '60', 'error'],
    ['', '60', 'warning'],
    ['', '35', 'error'],
    ['OTRO', '977', 'error'],
  ] as const)('of type «%s» and code %s is %s', ([type, code, expected]) => {
    expect(explainMessage({ code, title: '', detail: '', type }).type).toBe(expected);
  });

  it('of an unknown code says that it is unknown, and never nothing', () => {
    const error = explainMessage({ code: '977', title: 'ALGO NUEVO', detail: 'x', type: 'ERROR' });
    expect(error).toMatchObject({ code: '977', message: 'ALGO NUEVO', detail: 'x' });
    expect(error.cause).toContain('no conoce');
    const notice = explainMessage({ code: '', title: '', detail: '', type: 'INFORMATIVO' });
    expect(notice.remedy).toContain('No hace falta');
    expect(notice.message).not.toBe('');
  });
});
