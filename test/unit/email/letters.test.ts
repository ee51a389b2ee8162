import { describe, expect, it } from 'vitest';
import { writeLetter } from '../../../src-main/email/letters/write-letter.ts';
import type { DocumentLetter } from '../../../src-main/mailing/mailer.ts';

function aLetter(parts: Partial<DocumentLetter> = {}): DocumentLetter {
  return {
    kind: 'document',
    environment: 'live',
    label: 'Factura',
    number: '001-002-000000123',
    issueDate: '21/11/2026',
    total: { label: 'VALOR TOTAL', amount: '23.00' },
    accessKey: '2'.repeat(49),
    recipientName: 'ANA PEREZ',
    business: { name: 'Papelería Ñandú', legalName: 'ALMACENES EJEMPLO S.A.', ruc: '1799999990001' },
    attachments: [],
    ...parts,
  };
}

describe('the letter of a document', () => {
  it('says what it is, of whom, of when and for how much', () => {
    const { subject, senderName, text } = writeLetter(aLetter());
    expect(subject).toBe('Factura 001-002-000000123 de Papelería Ñandú');
    expect(senderName).toBe('Papelería Ñandú');
    expect(text).toBe(
      [
        'Estimado(a) ANA PEREZ:',
        '',
        'Papelería Ñandú le envía un comprobante electrónico autorizado por el SRI. Van adjuntos el XML y su representación impresa (RIDE) en PDF.',
        '',
        'Factura: 001-002-000000123',
        'Fecha de emisión: 21/11/2026',
        'Valor total: $ 23.00',
        `Clave de acceso y autorización: ${'2'.repeat(49)}`,
        '',
        'Papelería Ñandú',
        'ALMACENES EJEMPLO S.A.',
        'RUC 1799999990001',
        '',
      ].join('\n'),
    );
  });

  it('says the same in both its forms', () => {
    const { text, html } = writeLetter(
      aLetter({ business: { ...aLetter().business, footerLegend: 'Gracias' } }),
    );
    const words = html.slice(html.indexOf('<body')).replaceAll(/<[^>]*>/g, ' ');
    const squeeze = (value: string) => value.replaceAll(/[\s:]+/g, ' ').trim();
    expect(squeeze(words)).toBe(squeeze(text));
  });

  it('tells where the document can be seen, in both its forms', () => {
    const link = 'https://comprobantes.tienda.ec/p/abc';
    const { text, html } = writeLetter(aLetter({ link }));
    expect(text).toContain(`También puede verlo y descargarlo aquí:\n${link}\n`);
    expect(html).toContain(`<a href="${link}"`);
    expect(writeLetter(aLetter()).html).not.toContain('<a ');
  });

  it('is marked where the document has no value for taxes', () => {
    const [practice, test] = [
      writeLetter(aLetter({ environment: 'sandbox' })),
      writeLetter(aLetter({ environment: 'test' })),
    ];
    expect(practice.subject).toMatch(/^\[PRÁCTICA\] Factura /);
    expect(test.subject).toMatch(/^\[PRUEBAS\] Factura /);
    for (const { text, html } of [practice, test]) {
      expect(text).toContain('no tiene validez tributaria');
      expect(html).toContain('no tiene validez tributaria');
    }
    expect(writeLetter(aLetter()).text).not.toContain('validez tributaria');
  });

  it('greets nobody by name at an address that is not theirs, and shows no total where there is none', () => {
    const { recipientName: _name, total: _total, ...rest } = aLetter({ label: 'Guía de remisión' });
    const { text } = writeLetter(rest);
    expect(text).toMatch(/^Estimado cliente:/);
    expect(text).not.toContain('$');
  });

  it('carries the legend of the business and where to answer', () => {
    const business = {
      ...aLetter().business,
      replyTo: 'conta@ejemplo.ec',
      footerLegend: 'Cambios en 8 días',
    };
    const written = writeLetter(aLetter({ business }));
    expect(written.replyTo).toBe('conta@ejemplo.ec');
    expect(written.text).toMatch(/Cambios en 8 días\n$/);
    expect(written.html).toContain('Cambios en 8 días');
  });

  it('shows what anybody typed as text, never as a tag', () => {
    const evil = `<script>alert("x")</script> & 'y'`;
    const business = { name: evil, legalName: evil, ruc: '1', footerLegend: evil };
    const { html, text } = writeLetter(aLetter({ business, recipientName: evil, number: evil }));
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;');
    expect(text).toContain(evil);
  });

  it('lets no name begin a line of its own', () => {
    const name = 'Tienda\r\nBcc: otro@example.com\u2028X: y';
    const { subject, senderName } = writeLetter(aLetter({ business: { ...aLetter().business, name } }));
    for (const header of [subject, senderName]) expect(header).not.toMatch(/[\r\n\u2028]/);
  });

  it('keeps a long name from filling the subject', () => {
    const { subject } = writeLetter(aLetter({ business: { ...aLetter().business, name: 'N'.repeat(300) } }));
    expect(subject.length).toBeLessThan(130);
    expect(subject).toMatch(/…$/);
  });

  it('fetches nothing from anywhere', () => {
    for (const letter of [aLetter(), { kind: 'test' } as const]) {
      expect(writeLetter(letter).html).not.toMatch(/https?:|<img|<link|url\(/);
    }
  });
});

describe('the letter with a month', () => {
  const month = {
    kind: 'month',
    environment: 'live',
    month: '2026-10',
    business: aLetter().business,
    file: { name: 'mes-2026-10.zip', bytes: 40 * 1024 * 1024 },
    attachments: [],
  } as const;

  it('brings the file, or says how large it is and how to get it', () => {
    const file = { name: 'mes-2026-10.zip', mediaType: 'application/zip', bytes: Buffer.from('PK') } as const;
    const brought = writeLetter({ ...month, attachments: [file] });
    expect(brought.subject).toBe('Octubre de 2026 de Papelería Ñandú');
    expect(brought.attachments).toEqual([file]);
    expect(brought.text).toContain('Va adjunto mes-2026-10.zip');
    const { text, attachments } = writeLetter(month);
    expect(attachments).toEqual([]);
    expect(text).toContain('pesa 40 MB, demasiado para un correo.');
    expect(text).toContain('mostrador reports month 2026-10 --out mes-2026-10.zip');
  });
});

describe('the logo in a letter', () => {
  const logo = { contentType: 'image/png', width: 1200, height: 400, bytes: Buffer.from('png') } as const;
  const written = (size: { width?: number; height?: number } = {}) =>
    writeLetter(aLetter({ business: { ...aLetter().business, logo: { ...logo, ...size } } }));

  it('travels with it, and is shown by its name in the message, in its proportions', () => {
    const { html, pictures } = written();
    expect(pictures).toEqual([
      { name: 'logo.png', mediaType: 'image/png', bytes: logo.bytes, contentId: 'logo@mostrador' },
    ]);
    expect(html).toContain('<img src="cid:logo@mostrador" alt="Papelería Ñandú" width="240" height="80"');
  });

  it('is never larger than it is, nor ever nothing', () => {
    expect(written({ width: 30, height: 20 }).html).toContain('width="30" height="20"');
    expect(written({ width: 4000, height: 1 }).html).toContain('width="240" height="1"');
  });

  it('leaves a letter without one as it was', () => {
    const { html, pictures } = writeLetter(aLetter());
    expect(pictures).toEqual([]);
    expect(html).not.toContain('<img');
  });
});
