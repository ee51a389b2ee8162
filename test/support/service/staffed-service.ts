import { z } from 'zod';
import type { ApprovalSubject } from '../../../src-main/contract/counter/approval-subject.ts';
import {
  approvalResource,
  type OperatorResource,
  operatorResource,
} from '../../../src-main/contract/counter/operator.ts';
import type { OperatorRole, Permission } from '../../../src-main/contract/counter/permissions.ts';
import { sessionKeyResource, windowSessionResource } from '../../../src-main/contract/local.ts';
import { type ApiClient, apiClient, ownerOf } from './api-client.ts';
import type { AnsweringService } from './start-in-process.ts';

/** A window of a running service whose shop has an administrator and two cashiers. Nobody is signed in at first. */
export interface StaffedService {
  readonly owner: ApiClient;
  /** The window's session. */
  readonly window: ApiClient;
  /** The window's key of the sandbox. */
  readonly documents: ApiClient;
  readonly ana: OperatorResource;
  readonly caro: OperatorResource;
  /** Another cashier. */
  readonly dora: OperatorResource;
  signIn(operator: OperatorResource): Promise<void>;
  signOut(): Promise<void>;
  /** Ana's, for the signed-in operator. */
  approve(action: Permission, about?: ApprovalSubject): Promise<string>;
}

const PIN = '482913';

export async function staff(service: AnsweringService): Promise<StaffedService> {
  const owner = ownerOf(service);
  const opened = await owner.call('POST', '/v1/local/window-sessions');
  const window = apiClient(service.url, windowSessionResource.parse(opened.json()).token);
  const ok = async <Schema extends z.ZodType>(schema: Schema, path: string, body: unknown) => {
    const answer = await window.call('POST', path, { body });
    if (answer.status >= 300) throw new Error(`POST ${path}: ${answer.status} ${answer.text}`);
    return schema.parse(answer.json());
  };
  const hire = (name: string, role: OperatorRole) =>
    ok(operatorResource, '/v1/local/operators', { name, role, pin: PIN });
  const signIn = async ({ id }: OperatorResource) => {
    await ok(z.unknown(), `/v1/local/operators/${id}/sign-in`, { pin: PIN });
  };
  const ana = await hire('Ana', 'administrator');
  await signIn(ana);
  const caro = await hire('Caro', 'cashier');
  const dora = await hire('Dora', 'cashier');
  const { key } = await ok(sessionKeyResource, '/v1/local/session-keys', { environment: 'sandbox' });
  const signOut = async () => {
    await window.call('POST', '/v1/local/operators/sign-out');
  };
  await signOut();
  return {
    owner,
    window,
    documents: apiClient(service.url, key),
    ana,
    caro,
    dora,
    signIn,
    signOut,
    approve: async (action, about) =>
      (await ok(approvalResource, `/v1/local/operators/${ana.id}/approvals`, { pin: PIN, action, about })).id,
  };
}
