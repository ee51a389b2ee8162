import { describe, expect, it } from 'vitest';
import type { AttentionItem } from '../../../src-main/contract/head/attention.ts';
import { writeLetter } from '../../../src-main/email/letters/write-letter.ts';
import type { DocumentLetter } from '../../../src-main/mailing/ports/mailer.ts';

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
    const visibleText = html.slice(html.indexOf('<body')).replaceAll(/<[^>]*>/g, ' ');
    const squeeze = (value: string) => value.replaceAll(/[\s:]+/g, ' ').trim();
    expect(squeeze(visibleText)).toBe(squeeze(text));
  });

  it('reports where the document can be seen, in both its forms', () => {
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
    file: 'mes-2026-10.zip',
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
    expect(text).toContain('pesa más de 15 MB, demasiado para un correo.');
    expect(text).toContain('mostrador reports month 2026-10 --out mes-2026-10.zip');
  });

  it('says, from a head office, where the file is, what it lacks and of which tills', () => {
    const ofHead = {
      link: 'https://matriz.example',
      without: 'No lleva compras.',
      behind: ['«Caja 2»: 3 por enviar'],
    };
    const { text } = writeLetter({ ...month, ofHead });
    expect(text).toContain('Informes → Archivo del mes (https://matriz.example)');
    expect(text).toContain('No lleva compras.');
    expect(text).toContain('De estas cajas puede faltar algo: «Caja 2»: 3 por enviar.');
    expect(text).not.toContain('mostrador reports');
  });
});

describe('the letter of what needs a person at the head office', () => {
  const station = 'Caja 2';
  const [id, at] = ['01970000-0000-7000-8000-000000000000', '2026-11-22T19:05:00.000Z'];
  const ofStation = { station, station_id: id };
  const document = { ...ofStation, id, access_key: '1', status: 'authorized' } as const;
  const series = { series_id: 7, environment: 'live', type: 'invoice' } as const;
  const items: readonly AttentionItem[] = [
    { kind: 'storage_full', since: at },
    { kind: 'backup_failed', place: 'folder', last_at: at, problem: 'No está la memoria.' },
    { kind: 'backup_failed', place: 'folder', made_by: 'till' },
    { kind: 'mail_failed', email: 'a@b.ec', since: at, problem: 'Nadie.', remedy: 'Revise.' },
    { kind: 'monthly_mail_failed', month: '2026-10', email: 'c@b.ec', remedy: 'Revise la dirección.' },
    {
      ...{ ...series, kind: 'number_conflict', number: '001-001-000000005', found_at: at },
      documents: [document, { ...document, station: 'Caja 1' }],
    },
    {
      ...{ ...series, ...ofStation, kind: 'number_gap', series: '001-002', count: 4 },
      stretches: [
        { first: 2, last: 2 },
        { first: 4, last: 6 },
      ],
    },
    {
      ...{ kind: 'credit_overdrawn', invoice_id: id, station, environment: 'live', found_at: at },
      ...{ number: '001-001-000000009', total: '10.00', credited: '12.00', notes: [] },
    },
    {
      ...{ ...ofStation, kind: 'refused_change', subject: 'product', id, version: 1 },
      ...{ problem: 'Ya hay otro.', name: 'Arroz <5 kg>' },
    },
    { ...ofStation, kind: 'silent_station', last_seen_at: at },
  ];

  it('names each in a line, counts the rest, and says where they are looked at', () => {
    const { business } = aLetter();
    const link = 'https://matriz.ejemplo.ec:7443';
    const { subject, senderName, text, html } = writeLetter({
      ...{ kind: 'attention', business, items, more: 2, reportedBefore: 3, link },
    });
    expect([subject, senderName]).toEqual([
      'Matriz de Papelería Ñandú: 12 asuntos nuevos',
      'Papelería Ñandú',
    ]);
    expect(text).toBe(
      [
        'En la matriz hay 12 asuntos nuevos que necesitan a una persona:',
        '',
        '- No queda espacio en el disco de la base de datos desde el 22/11/2026 a las 14:05.',
        '- El respaldo de la matriz se guardó por última vez el 22/11/2026 a las 14:05. No está la memoria.',
        '- El respaldo de la matriz que hace su caja nunca se guardó.',
        '- No llegan los correos a a@b.ec: Nadie. Revise.',
        '- El archivo del mes 2026-10 no llegó a c@b.ec. Revise la dirección.',
        '- El número 001-001-000000005 (factura) lo tienen 2 documentos, de «Caja 2», «Caja 1»: la serie está detenida hasta que se decida de quién es.',
        '- Faltan 4 números de la serie 001-002 (factura), de «Caja 2»: 000000002, 000000004–000000006.',
        '- De la factura 001-001-000000009 se acreditó más de lo que vale: vale 10.00 y sus notas de crédito suman 12.00.',
        '- «Caja 2» no pudo tomar el cambio de «Arroz <5 kg>»: Ya hay otro.',
        '- «Caja 2» no informa desde el 22/11/2026 a las 14:05.',
        '',
        'Y 2 más.',
        '',
        'Además siguen pendientes 3 de los que ya se avisó.',
        '',
        'Véalos y decídalos en la ventana de la matriz:',
        link,
        '',
        'Se avisa de cada asunto una vez, y a lo sumo una vez al día.',
        '',
        'Papelería Ñandú',
        'ALMACENES EJEMPLO S.A.',
        'RUC 1799999990001',
        '',
      ].join('\n'),
    );
    expect(html).toContain('Arroz &lt;5 kg&gt;');
    expect(html).toContain(`href="${link}"`);
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

describe('the letter with an account', () => {
  const letter = {
    kind: 'statement',
    environment: 'sandbox',
    customer: 'ANA PEREZ',
    until: '2026-11-21',
    business: aLetter().business,
    attachments: [],
  } as const;

  it('says what is owed, what is overdue, and that it is no document of the SRI', () => {
    const { subject, text } = writeLetter({ ...letter, balance: '25.00', overdue: '5.00' });
    expect(subject).toBe('[PRÁCTICA] Estado de cuenta de Papelería Ñandú');
    expect(text).toContain('Al 21/11/2026 debe $ 25.00, de lo que $ 5.00 está vencido.');
    expect(text).toContain('No es un comprobante del SRI.');
  });

  it('says what is in favor of a customer', () => {
    const { text } = writeLetter({ ...letter, balance: '-3.00', overdue: '0.00' });
    expect(text).toContain('Al 21/11/2026 tiene a su favor $ 3.00.');
  });
});
