import { expect, it } from 'vitest';
import { listOf } from '../../../../src-main/contract/list.ts';
import { proformaListed, proformaResource } from '../../../../src-main/contract/proformas/proforma.ts';
import {
  daysBefore,
  ecuadorDate,
  endOfEcuadorDay,
} from '../../../../src-main/documents/values/ecuador-time.ts';
import { aBuyer, aLine } from '../../../support/builders/invoice-body.ts';
import { makeClockInProcess } from '../../../support/machine/set-clock.ts';
import { keyHolderOf, problemOf } from '../../../support/service/api-client.ts';
import { testServices } from '../../../support/service/test-services.ts';

const services = testServices();
const path = '/v1/local/proformas';
const MINUTE_MS = 60_000;

it('a proforma holds through its last day, and what was accepted by then stays so', async () => {
  // The data of a first start is of now: the clock goes on from tomorrow.
  const lastDay = daysBefore(ecuadorDate(new Date()), -1);
  const evening = new Date(endOfEcuadorDay(lastDay).getTime() - 5 * MINUTE_MS);
  const clock = makeClockInProcess(evening);
  const service = await services.start({ now: clock.now });
  const client = await keyHolderOf(service);
  const make = async (valid_until: string) => {
    const body = { buyer: aBuyer(), lines: [aLine()], valid_until };
    return proformaResource.parse((await client.call('POST', path, { body })).json());
  };
  const accept = (id: string, accepted: boolean) =>
    client.call('PUT', `${path}/${id}/acceptance`, { body: { accepted } });
  const listed = async (status: string) =>
    listOf(proformaListed)
      .parse((await client.call('GET', `${path}?status=${status}`)).json())
      .data.map(({ id }) => id);
  const [open, accepted] = [await make(lastDay), await make(lastDay)];
  expect((await accept(accepted.id, true)).status).toBe(200);
  expect(await listed('open')).toEqual([open.id]);
  expect(await listed('expired')).toEqual([]);

  clock.setBy(10 * MINUTE_MS);
  expect(await listed('open')).toEqual([]);
  expect(await listed('expired')).toEqual([open.id]);
  expect(await listed('accepted')).toEqual([accepted.id]);
  const refused = problemOf(await accept(open.id, true));
  expect(refused).toMatchObject({ code: 'invalid_state', detail: expect.stringContaining('Venció el') });
  // Once it is not accepted any more it has expired as well.
  expect((await accept(accepted.id, false)).json()).toMatchObject({ status: 'expired' });
});
