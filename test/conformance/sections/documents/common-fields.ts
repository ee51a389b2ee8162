import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { z } from 'zod';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { aBuyer } from '../../../support/builders/invoice-body.ts';
import { eventually } from '../../../support/eventually.ts';
import { ownerOf } from '../../../support/service/api-client.ts';
import { aSale, pathOf, sixTypes, today } from '../../support/bodies/bodies.ts';
import { type DeclareCheck, section } from '../../support/section.ts';
import type { World } from '../../support/world.ts';

/** A check of one field on every document of every type, in every status the samples have. */
function checkField(
  check: DeclareCheck,
  field: string,
  title: string,
  look: (document: DocumentResource, world: World) => void,
): void {
  check(field, `${field.replaceAll('-', ', ')}: ${title}`, (world) => {
    for (const sample of Object.values(world.samples)) {
      for (const document of Object.values(sample)) look(document, world);
    }
  });
}

/** The last digit of an access key verifies the others (module 11). */
function checkDigitOf(key: string): number {
  const weighed = [...key.slice(0, 48)].reduceRight(
    ({ sum, weight }, digit) => ({
      sum: sum + Number(digit) * weight,
      weight: weight === 7 ? 2 : weight + 1,
    }),
    { sum: 0, weight: 2 },
  );
  const digit = 11 - (weighed.sum % 11);
  return digit === 11 ? 0 : digit === 10 ? 1 : digit;
}

const typeCodes: Readonly<Record<DocumentResource['object'], string>> = {
  invoice: '01',
  purchase_settlement: '03',
  credit_note: '04',
  debit_note: '05',
  delivery_note: '06',
  withholding: '07',
};

export const commonFields = section('fields-common-to-every-document', (check) => {
  checkField(check, 'id', 'a UUID', ({ id }) => expect(z.uuid().safeParse(id).success).toBe(true));

  check('object', 'object says the type, withholding too', ({ samples }) => {
    for (const type of sixTypes) {
      for (const document of Object.values(samples[type])) expect(document.object).toBe(type);
    }
  });

  checkField(check, 'country', 'ec', ({ country }) => expect(country).toBe('ec'));

  checkField(check, 'currency', 'the one of the country', ({ currency }) => expect(currency).toBe('USD'));

  check('environment', 'environment is that of the key', async (world) => {
    for (const [client, environment] of [
      [world.sandbox, 'sandbox'],
      [world.test, 'test'],
      [world.live, 'live'],
    ] as const) {
      expect((await world.issue('invoice', aSale(), '', client)).environment).toBe(environment);
    }
  });

  check('status', 'status takes the six values', async (world) => {
    const seen = new Set(Object.values(world.samples.invoice).map(({ status }) => status));
    seen.add((await world.issue('invoice', aSale({ simulate: 'unavailable' }))).status);
    seen.add((await world.decided('invoice', aSale({ simulate: 'undecided' }), 'submitted')).status);
    expect(seen).toEqual(
      new Set(['pending', 'submitted', 'authorized', 'returned', 'not_authorized', 'annulled']),
    );
  });

  check(
    'status_transitions',
    'status_transitions tells when it entered each status, and no other',
    ({ samples }) => {
      for (const { authorized, returned, not_authorized, annulled } of Object.values(samples)) {
        for (const [{ status_transitions }, statuses] of [
          [authorized, ['pending', 'submitted', 'authorized']],
          [returned, ['pending', 'submitted', 'returned']],
          [not_authorized, ['pending', 'submitted', 'not_authorized']],
          [annulled, ['pending', 'submitted', 'authorized', 'annulled']],
        ] as const) {
          expect(Object.keys(status_transitions).toSorted()).toEqual([...statuses].toSorted());
        }
      }
    },
  );

  check('entity_id', 'entity_id is the business of the key', async (world) => {
    const { data } = await world.sandbox.get('/v1/ec/entities');
    const [own] = z.array(z.looseObject({ id: z.string() })).parse(data);
    for (const { authorized } of Object.values(world.samples)) expect(authorized.entity_id).toBe(own?.id);
  });

  checkField(check, 'number', 'establishment, emission point and sequence', ({ number }) =>
    expect(number).toMatch(/^\d{3}-\d{3}-\d{9}$/),
  );

  checkField(
    check,
    'access_key',
    '49 digits that tell the document',
    ({ access_key: key, number, object }) => {
      expect(key).toMatch(/^\d{49}$/);
      expect(key.slice(8, 10)).toBe(typeCodes[object]);
      expect(key.slice(24, 39)).toBe(number.replaceAll('-', ''));
      expect(Number(key[48])).toBe(checkDigitOf(key));
    },
  );

  checkField(
    check,
    'authorization',
    'number and time, once authorized',
    ({ authorization, status, status_transitions, access_key }) => {
      if (!['authorized', 'annulled'].includes(status)) return expect(authorization).toBeUndefined();
      expect(authorization?.number).toBe(access_key);
      expect(z.iso.datetime().safeParse(authorization?.authorized_at).success).toBe(true);
      expect(status_transitions.authorized).toBeDefined();
    },
  );

  checkField(check, 'sri_messages', 'what was answered, why and what to do', ({ sri_messages, status }) => {
    expect(sri_messages.length > 0).toBe(['returned', 'not_authorized'].includes(status));
    for (const message of sri_messages) {
      expect(Object.keys(message).toSorted()).toEqual([
        'cause',
        'code',
        'detail',
        'fault',
        'message',
        'remedy',
        'type',
      ]);
      expect(Object.values(message).every((value) => typeof value === 'string')).toBe(true);
    }
  });

  check(
    ['metadata', 'fields-accepted-by-every-issuing-or-resubmitting-body/metadata', 'limits/metadata'],
    'metadata: up to 20 pairs come back as sent, 21 are refused, and nothing but text',
    async (world) => {
      const pairs = (count: number) =>
        Object.fromEntries(
          Array.from({ length: count }, (_, index) => [`clave ${index}`, `Ñ <&> "${index}" `]),
        );
      for (const type of sixTypes) {
        const issued = await world.issue(type, { ...world.bodies[type], metadata: pairs(20) });
        expect(issued.metadata).toEqual(pairs(20));
        const none = await world.issue(type, { ...world.bodies[type], metadata: {} });
        expect(none.metadata).toEqual({});
        for (const metadata of [pairs(21), { a: 1 }, { a: null }, { a: { b: 'c' } }, ['a'], 'a', null]) {
          const request = { body: { ...world.bodies[type], metadata } };
          const { errors } = await world.sandbox.refused(
            422,
            'validation_failed',
            'POST',
            pathOf(type),
            request,
          );
          for (const { pointer } of errors ?? []) expect(pointer).toMatch(/^\/metadata(\/|$)/);
        }
      }
      expect((await world.issue('invoice', world.bodies.invoice)).metadata).toEqual({});
    },
  );

  checkField(check, 'issued_at', 'the time of issue', ({ issued_at, status_transitions }) => {
    expect(issued_at).toBe(status_transitions.pending);
  });

  check(
    ['delivery_status', 'allowed-values-of-delivery_status-of-the'],
    'delivery_status tells how the mail went',
    async (world) => {
      const values = [
        'none',
        'no_recipient',
        'queued',
        'sent',
        'delivered',
        'bounced',
        'complained',
        'failed',
      ];
      for (const sample of Object.values(world.samples)) {
        for (const { delivery_status } of Object.values(sample)) expect(values).toContain(delivery_status);
        expect(sample.returned.delivery_status).toBe('none');
      }
      const { email: _email, ...nobody } = aBuyerWithMail();
      const alone = await world.decided('invoice', aSale({ buyer: nobody }), 'authorized');
      expect(alone.delivery_status).toBe('no_recipient');
      for (const { authorized } of Object.values(world.samples)) {
        const sent = await eventually(
          () => world.retrieve(authorized.id),
          ({ delivery_status }) => delivery_status === 'sent',
        );
        expect(sent.delivery_status).toBe('sent');
      }
    },
  );

  check('emails', 'emails: whom it went to, how and when', async (world) => {
    const to = `${uuid()}@example.com`;
    const body = aSale({ buyer: aBuyerWithMail(to) });
    const { id } = await world.decided('invoice', body, 'authorized');
    const { emails } = await eventually(
      () => world.retrieve(id),
      (document) => document.emails[0]?.status === 'sent',
    );
    expect(emails).toEqual([{ to, status: 'sent', sent_at: expect.any(String) }]);
    expect(z.iso.datetime().safeParse(emails[0]?.sent_at).success).toBe(true);
  });

  checkField(check, 'portal_views', 'none yet', ({ portal_views }) => expect(portal_views).toBe(0));

  checkField(check, 'portal_last_viewed_at', 'absent until somebody looks', ({ portal_last_viewed_at }) =>
    expect(portal_last_viewed_at).toBeUndefined(),
  );

  check('channel', 'channel: api by a key, console by a person, cli by the command line', async (world) => {
    for (const { authorized } of Object.values(world.samples)) expect(authorized.channel).toBe('api');
    const owner = ownerOf(world.service);
    for (const channel of ['console', 'cli'] as const) {
      const body = { environment: 'sandbox', channel };
      const answer = await owner.call('POST', '/v1/local/session-keys', { body });
      const { key } = z.looseObject({ key: z.string() }).parse(answer.json());
      const issued = await world.issue('invoice', aSale(), '', world.clientWith(key));
      expect(issued.channel).toBe(channel);
    }
    for (const channel of ['api', 'console', 'woocommerce', 'mcp', 'cli', 'imported']) {
      await world.sandbox.get(`/v1/ec/documents?limit=1&channel=${channel}`);
    }
  });

  checkField(check, 'import_id', 'absent: it came from no import', ({ import_id }) =>
    expect(import_id).toBeUndefined(),
  );

  checkField(check, 'verification', 'absent: it was issued here', ({ verification }) =>
    expect(verification).toBeUndefined(),
  );

  checkField(check, 'listing', 'absent: no listing names it', ({ listing }) =>
    expect(listing).toBeUndefined(),
  );

  checkField(check, 'issue_date', 'the day of issue', ({ issue_date }) => expect(issue_date).toBe(today()));

  checkField(check, 'created_at-updated_at', 'when it was made, and last changed', (document) => {
    const { created_at, updated_at, issued_at } = document;
    expect(created_at).toBe(issued_at);
    expect(Date.parse(updated_at)).toBeGreaterThanOrEqual(Date.parse(created_at));
  });
});

function aBuyerWithMail(email = 'nadie@example.com') {
  const buyer = aBuyer();
  if (!('identification' in buyer) || buyer.identification_type !== 'ruc') throw new Error('another buyer');
  return { ...buyer, email };
}
