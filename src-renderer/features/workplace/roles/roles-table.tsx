import { Checkbox } from '@mantine/core';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Permission,
  type PermissionGroup,
  permissions,
  permissionTable,
} from '../../../../src-main/contract/counter/permissions.ts';
import {
  type GrantablePermission,
  grantablePermission,
  type RoleResource,
  type SettableRole,
  settableRole,
} from '../../../../src-main/contract/counter/role.ts';
import { sentenceCase } from '../../../lib/format/sentence-case.ts';
import styles from '../workplace.module.css';
import { grantable } from './grantable.ts';

interface RolesTableProps {
  readonly roles: readonly RoleResource[];
  readonly onChange: (role: SettableRole, permissions: GrantablePermission[]) => void;
}

const groups: readonly PermissionGroup[] = ['counter', 'documents', 'goods', 'shop'];

/** Permissions down, roles across. */
export function RolesTable({ roles, onChange }: RolesTableProps) {
  const { t } = useTranslation();
  return (
    <table className={styles.roles} aria-label={t('operators.rolesList')}>
      <thead>
        <tr>
          <th scope="col">{t('operators.permission')}</th>
          {roles.map(({ role }) => (
            <th key={role} scope="col">
              {t(`workplace.role.${role}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Fragment key={group}>
            <tr>
              <th scope="colgroup" colSpan={roles.length + 1} className={styles.permissionGroup}>
                {t(`operators.group.${group}`)}
              </th>
            </tr>
            {permissions
              .filter((permission) => permissionTable[permission].group === group)
              .map((permission) => (
                <tr key={permission}>
                  <th scope="row">{sentenceCase(t(`workplace.action.${permission}`))}</th>
                  {roles.map((role) => (
                    <td key={role.role}>
                      <Mark role={role} permission={permission} onChange={onChange} />
                    </td>
                  ))}
                </tr>
              ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

interface MarkProps extends Pick<RolesTableProps, 'onChange'> {
  readonly role: RoleResource;
  readonly permission: Permission;
}

function Mark({ role: { role, permissions: had }, permission, onChange }: MarkProps) {
  const { t } = useTranslation();
  const id = useId();
  const settable = settableRole.safeParse(role);
  const isFixed = !settable.success || !grantablePermission.safeParse(permission).success;
  const change = (isGiven: boolean) => {
    if (!settable.success) return;
    const others = had.filter((one) => one !== permission);
    onChange(settable.data, grantable(isGiven ? [...others, permission] : others));
  };
  return (
    <label htmlFor={id} className={styles.mark}>
      <span className="for-readers">
        {t('operators.allowed', {
          role: t(`workplace.role.${role}`),
          action: t(`workplace.action.${permission}`),
        })}
      </span>
      <Checkbox
        id={id}
        title={isFixed ? t('operators.onlyAdministrators') : undefined}
        disabled={isFixed}
        checked={had.includes(permission)}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </label>
  );
}
