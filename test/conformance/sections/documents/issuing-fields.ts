import { expect } from 'vitest';
import { aSale, dayFromToday, pathOf, sixTypes, today } from '../../support/bodies/bodies.ts';
import { faultsIn } from '../../support/contract-client.ts';
import { section } from '../../support/section.ts';
import type { World } from '../../support/world.ts';

/** What a body of each type is refused for, in issuing, previewing and correcting alike. */
async function expectFaults(
  world: World,
  extra: Readonly<Record<string, unknown>>,
  expected: readonly string[],
) {
  for (const type of sixTypes) {
    const { establishment, emission_point, ...correctable } = extra;
    const request = { body: { ...world.bodies[type], ...extra } };
    for (const path of [pathOf(type), `${pathOf(type)}/preview`]) {
      const problem = await world.sandbox.refused(422, 'validation_failed', 'POST', path, request);
      expect(faultsIn(problem), path).toEqual(expected.toSorted());
    }
    if (establishment !== undefined || emission_point !== undefined) continue;
    const path = `${pathOf(type)}/${world.samples[type].returned.id}/resubmit`;
    const problem = await world.sandbox.refused(422, 'validation_failed', 'POST', path, {
      body: { ...world.bodies[type], ...correctable },
    });
    expect(faultsIn(problem), path).toEqual(expected.toSorted());
  }
}

export const issuingFields = section('fields-accepted-by-every-issuing-or-resubmitting-body', (check) => {
  check(
    'fiscal_machine',
    'fiscal_machine: brand, model and serial, all three, and nothing else',
    async (world) => {
      const fiscal_machine = { brand: 'Epson', model: 'TM-T20', serial: 'X1' };
      for (const type of sixTypes) {
        const issued = await world.issue(type, { ...world.bodies[type], fiscal_machine });
        expect(issued.fiscal_machine).toEqual(fiscal_machine);
        expect(world.samples[type].authorized).not.toHaveProperty('fiscal_machine');
      }
      await expectFaults(world, { fiscal_machine: { brand: 'Epson', otro: 'x' } }, [
        '/fiscal_machine/model required',
        '/fiscal_machine/serial required',
        '/fiscal_machine/otro unknown_field',
      ]);
    },
  );

  check('additional_info', 'additional_info: pairs of name and value, none by default', async (world) => {
    const additional_info = [{ name: 'Pedido', value: '4711' }];
    for (const type of sixTypes) {
      const issued = await world.issue(type, { ...world.bodies[type], additional_info });
      expect(issued.additional_info).toEqual(additional_info);
      expect(world.samples[type].authorized.additional_info).toEqual([]);
    }
    await expectFaults(world, { additional_info: [{ name: '', valor: 'x' }] }, [
      '/additional_info/0/name too_short',
      '/additional_info/0/value required',
      '/additional_info/0/valor unknown_field',
    ]);
  });

  check(
    ['establishment', 'limits/establishment-emission_point'],
    'establishment: three digits of a series; by default the first active one of the type',
    async (world) => {
      for (const type of sixTypes) {
        const body = { ...world.bodies[type] };
        // The notes are about an invoice of the sandbox, where the practice business has one emission point.
        if (type === 'credit_note' || type === 'debit_note') continue;
        const byDefault = await world.issue(type, body, '', world.test);
        expect(byDefault.number.slice(0, 7)).toBe('001-001');
        const second = await world.issue(type, { ...body, establishment: '002' }, '', world.test);
        expect(second.number.slice(0, 7)).toBe('002-003');
      }
      for (const establishment of ['1', '0001', 'ABC', '', 1, null]) {
        const code = typeof establishment === 'string' ? 'invalid_format' : 'invalid_type';
        await expectFaults(world, { establishment }, [`/establishment ${code}`]);
      }
    },
  );

  check(
    ['emission_point', 'limits/establishment-emission_point'],
    'emission_point: three digits; by default the first active one of the establishment',
    async (world) => {
      const issue = async (point: Readonly<Record<string, string>>) =>
        (await world.issue('invoice', { ...aSale(), ...point }, '', world.test)).number.slice(0, 7);
      expect(await issue({ emission_point: '002' })).toBe('001-002');
      expect(await issue({ establishment: '001' })).toBe('001-001');
      expect(await issue({ establishment: '002', emission_point: '003' })).toBe('002-003');
      for (const emission_point of ['1', '0001', 'ABC', '']) {
        await expectFaults(world, { emission_point }, ['/emission_point invalid_format']);
      }
      for (const point of [{ establishment: '009' }, { establishment: '001', emission_point: '003' }]) {
        const request = { body: { ...aSale(), ...point } };
        for (const path of ['/v1/ec/invoices', '/v1/ec/invoices/preview']) {
          const { errors } = await world.test.refused(422, 'validation_failed', 'POST', path, request);
          expect(errors?.map(({ code }) => code)).toEqual(['not_found']);
        }
      }
    },
  );

  check(
    ['simulate', 'errors/422-simulate-used-with-a-test-or-live-key'],
    'simulate: nine outcomes with a sandbox key, authorized by default; refused with any other key',
    async (world) => {
      for (const [simulate, status] of [
        ['authorized', 'authorized'],
        ['authorized_with_warnings', 'authorized'],
        ['returned', 'returned'],
        ['returned_sequence', 'returned'],
        ['returned_date', 'returned'],
        ['not_authorized', 'not_authorized'],
        ['not_authorized_differences', 'not_authorized'],
        ['undecided', 'submitted'],
        ['unavailable', 'pending'],
      ] as const) {
        await world.decided('invoice', aSale({ simulate }), status);
      }
      await expectFaults(world, { simulate: 'explode' }, ['/simulate invalid_value']);
      for (const type of sixTypes) {
        // The notes are about an invoice that only the sandbox knows; what is at fault in them is reported first.
        if (type === 'credit_note' || type === 'debit_note') continue;
        for (const client of [world.test, world.live]) {
          for (const path of [pathOf(type), `${pathOf(type)}/preview`]) {
            const request = { body: { ...world.bodies[type], simulate: 'authorized' } };
            await client.refused(422, 'simulate_not_allowed', 'POST', path, request);
          }
        }
      }
    },
  );

  check('simulate', 'simulate is the outcome of one revision', async (world) => {
    const body = aSale({ simulate: 'not_authorized' });
    const { id } = await world.decided('invoice', body, 'not_authorized');
    const path = `/v1/ec/invoices/${id}/resubmit?wait=20`;
    const returned = await world.sandbox.expectJson(200, 'POST', path, aSale({ simulate: 'returned' }));
    expect(returned.status).toBe('returned');
    const { simulate: _simulate, ...plain } = body;
    expect((await world.sandbox.expectJson(200, 'POST', path, plain)).status).toBe('authorized');
  });

  check('the-issue-date-cannot-be-sent', 'an issue date is refused, even that of today', async (world) => {
    for (const issue_date of [today(), dayFromToday(-1)]) {
      await expectFaults(world, { issue_date }, ['/issue_date unknown_field']);
    }
  });

  check(
    'resubmission-keeps-number-access-key-and',
    'a correction cannot name another emission point, and keeps number, key and day',
    async (world) => {
      for (const type of sixTypes) {
        const { returned } = world.samples[type];
        const path = `${pathOf(type)}/${returned.id}/resubmit`;
        const problem = await world.sandbox.refused(422, 'validation_failed', 'POST', path, {
          body: { ...world.bodies[type], establishment: '001', emission_point: '001' },
        });
        expect(faultsIn(problem)).toEqual([
          '/emission_point not_allowed_here',
          '/establishment not_allowed_here',
        ]);
      }
    },
  );

  check(
    'errors/422-body-invalid-issuing-preview-and-resubmit-refuse-the-same-way',
    'issuing, previewing and correcting tell every fault of a body at once, and the same ones',
    async (world) => {
      await expectFaults(world, { metadata: { a: 1 }, additional_info: 'x', fiscal_machine: {}, otro: 1 }, [
        '/metadata/a invalid_type',
        '/additional_info invalid_type',
        '/fiscal_machine/brand required',
        '/fiscal_machine/model required',
        '/fiscal_machine/serial required',
        '/otro unknown_field',
      ]);
      for (const type of sixTypes) {
        const faults: (readonly string[])[] = [];
        for (const path of [
          pathOf(type),
          `${pathOf(type)}/preview`,
          `${pathOf(type)}/${world.samples[type].returned.id}/resubmit`,
        ]) {
          faults.push(
            faultsIn(await world.sandbox.refused(422, 'validation_failed', 'POST', path, { body: {} })),
          );
          for (const body of ['[]', '"x"', '7', 'null']) {
            const request = { body, headers: { 'content-type': 'application/json' } };
            const { errors } = await world.sandbox.refused(422, 'validation_failed', 'POST', path, request);
            expect(errors, `${path} ${body}`).toMatchObject([{ pointer: '', code: 'invalid_type' }]);
          }
        }
        expect(faults[0]?.length).toBeGreaterThan(0);
        expect(faults[0]?.every((fault) => fault.endsWith(' required'))).toBe(true);
        expect(faults).toEqual([faults[0], faults[0], faults[0]]);
      }
    },
  );
});
