import { expect } from 'vitest';
import { aSale, pathOf, sixTypes, today } from '../../support/bodies/bodies.ts';
import { section } from '../../support/section.ts';

export const waiting = section('shared-query-parameter-wait', (check) => {
  check(
    ['integer-0-to-25-seconds', 'limits/wait'],
    'wait: whole seconds from 0 to 25, and nothing else, wherever it applies',
    async (world) => {
      for (const type of sixTypes) {
        const { id } = world.samples[type].authorized;
        for (const [method, path] of [
          ['POST', pathOf(type)],
          ['POST', `${pathOf(type)}/${id}/resubmit`],
          ['GET', `${pathOf(type)}/${id}`],
          ['GET', `/v1/ec/documents/${id}`],
        ] as const) {
          for (const wait of ['-1', '26', '1.5', 'x', '', '1&wait=2']) {
            const request = method === 'POST' ? { body: world.bodies[type] } : {};
            const address = `${path}?wait=${wait}`;
            const problem = await world.sandbox.refused(422, 'validation_failed', method, address, request);
            expect(problem.errors, address).toMatchObject([{ parameter: 'wait' }]);
          }
        }
        for (const wait of [0, 25]) {
          const path = `${pathOf(type)}/${id}?wait=${wait}`;
          expect(await world.sandbox.get(path)).toMatchObject({ id, status: 'authorized' });
        }
      }
    },
  );

  check(
    'when-present-the-answer-comes-as',
    'the answer comes with the decision, or undecided when the time is out',
    async (world) => {
      for (const [simulate, status] of [
        ['authorized', 'authorized'],
        ['returned', 'returned'],
        ['not_authorized', 'not_authorized'],
      ] as const) {
        const issued = await world.issue('invoice', aSale({ simulate }), 'wait=25');
        expect(issued.status).toBe(status);
      }
      const undecided = await world.issue('invoice', aSale({ simulate: 'undecided' }), 'wait=1');
      expect(['pending', 'submitted']).toContain(undecided.status);
      const away = await world.issue('invoice', aSale({ simulate: 'unavailable' }), 'wait=1');
      expect(away.status).toBe('pending');
      const still = await world.sandbox.get(`/v1/ec/documents/${undecided.id}?wait=1`);
      expect(still.status).toBe('submitted');
    },
  );

  check(
    'without-it-the-answer-is-immediate',
    'without wait the answer does not wait for a decision',
    async (world) => {
      for (const query of ['', 'wait=0']) {
        const issued = await world.issue('invoice', aSale({ simulate: 'undecided' }), query);
        expect(issued.status).toBe('pending');
        expect(['pending', 'submitted']).toContain((await world.retrieve(issued.id)).status);
      }
    },
  );

  check(
    'it-applies-to-issuing-calls-to',
    'wait applies to issuing, correcting and retrieving, and to nothing else',
    async (world) => {
      for (const type of sixTypes) {
        const issued = await world.issue(type, world.bodies[type]);
        for (const path of [`${pathOf(type)}/${issued.id}`, `/v1/ec/documents/${issued.id}`]) {
          expect((await world.sandbox.get(`${path}?wait=25`)).status).toBe('authorized');
        }
        const { id } = world.samples[type].authorized;
        for (const [method, path] of [
          ['GET', pathOf(type)],
          ['GET', `${pathOf(type)}/${id}/events`],
          ['POST', `${pathOf(type)}/preview`],
          ['POST', `${pathOf(type)}/${id}/annul`],
          ['POST', `${pathOf(type)}/${id}/email`],
        ] as const) {
          const request =
            method === 'POST' ? { body: path.endsWith('annul') ? { annulled_on: today() } : {} } : {};
          const problem = await world.sandbox.call(method, `${path}?wait=1`, request);
          expect([problem.status, path], problem.text).toEqual([422, path]);
        }
      }
    },
  );
});
