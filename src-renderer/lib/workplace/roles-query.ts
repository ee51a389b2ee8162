import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OperatorResource } from '../../../src-main/contract/counter/operator.ts';
import type { Permission } from '../../../src-main/contract/counter/permissions.ts';
import { type RoleBody, roleResource, type SettableRole } from '../../../src-main/contract/counter/role.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { acceptedBy } from '../http/answer.ts';
import { useLocalHttp } from '../http/local-http.tsx';
import { useOperators } from './operators-query.ts';

const roleList = listOf(roleResource);

/** What each role may, as the shop has it. */
export function useRoles() {
  const local = useLocalHttp();
  return useQuery({
    queryKey: ['roles'],
    queryFn: async ({ signal }) =>
      (await acceptedBy(local.send(roleList, 'GET /v1/local/roles', { signal }))).data,
    staleTime: 15_000,
  });
}

/** Those who work here and may do something by themselves. */
export function useWhoMay(permission: Permission): readonly OperatorResource[] {
  const { data: operators = [] } = useOperators();
  const { data: roles = [] } = useRoles();
  const able = roles.filter(({ permissions }) => permissions.includes(permission)).map(({ role }) => role);
  return operators.filter(({ active, has_pin, role }) => active && has_pin && able.includes(role));
}

export function useRoleChange() {
  const local = useLocalHttp();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ role, permissions }: RoleBody & { readonly role: SettableRole }) =>
      acceptedBy(
        local.send(roleResource, 'PUT /v1/local/roles/{role}', { path: { role }, body: { permissions } }),
      ),
    onSettled: () => {
      for (const key of ['roles', 'operators']) void cache.invalidateQueries({ queryKey: [key] });
    },
  });
}
