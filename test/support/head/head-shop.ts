import { expect } from 'vitest';
import { z } from 'zod';
import {
  type HeadOfficeResource,
  headOfficeResource,
} from '../../../src-main/contract/head/stations/head-office.ts';
import { type StationResource, stationResource } from '../../../src-main/contract/head/stations/stations.ts';
import { runCli } from '../cli/run-cli.ts';
import { eventually } from '../eventually.ts';
import type { ApiClient } from '../service/api-client.ts';
import type { AskedHead } from './run-head.ts';

const stations = z.object({ data: z.array(stationResource) });
const path = '/v1/local/head-office';

/** What a command at the command line prints; one that fails fails the test. */
export async function ran(data: string, args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await runCli(data, args);
  if (exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${exitCode}: ${stderr}`);
  return stdout;
}

export async function enrolmentCode(head: AskedHead): Promise<string> {
  const { json } = await head.call('POST', '/v1/head/enrolment-codes');
  return z.object({ code: z.string() }).parse(json).code;
}

/** Asks the head office for a code, and a till to be enrolled with it. */
export async function askToEnrol(till: ApiClient, head: AskedHead) {
  return till.call('POST', path, { body: { code: await enrolmentCode(head) } });
}

export async function enrol(till: ApiClient, head: AskedHead): Promise<void> {
  const answer = await askToEnrol(till, head);
  expect(answer.status, answer.text).toBe(200);
}

/** How a till stands with its head office, by its own word. */
export async function headOfficeOf(till: ApiClient): Promise<HeadOfficeResource> {
  return headOfficeResource.parse((await till.call('GET', path)).json());
}

/** Waits until the till's head office follows it no longer. */
export async function ended(till: ApiClient, as: 'forked' | 'revoked'): Promise<void> {
  await eventually(
    () => headOfficeOf(till),
    ({ state }) => state === as,
  );
}

/** Waits until a till has nothing to report any more. */
export function allSent(till: ApiClient): Promise<HeadOfficeResource> {
  return eventually(
    () => headOfficeOf(till),
    ({ waiting, position = 0 }) => waiting === 0 && position > 0,
  );
}

/** The tills as the head office sees them, the first before the others. */
export async function stationsOf(head: AskedHead): Promise<readonly StationResource[]> {
  return stations.parse((await head.call('GET', '/v1/head/stations')).json).data;
}
