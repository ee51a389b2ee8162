import { Button, Skeleton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { operatorRoles } from '../../../../src-main/contract/counter/permissions.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useRoleChange, useRoles } from '../../../lib/workplace/roles-query.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../workplace.module.css';
import { grantable } from './grantable.ts';
import { RolesTable } from './roles-table.tsx';

/** What each role may by itself. Each mark is kept at once. */
export function RoleSettings() {
  const { t } = useTranslation();
  const { data: roles, error } = useRoles();
  const change = useRoleChange();
  const refusal = refusalIn(error ?? change.error);
  const settable = operatorRoles.filter((role) => role !== 'administrator');
  const changed = settable.flatMap((name) => {
    const role = roles?.find((one) => one.role === name);
    return role && role.permissions.join() !== role.usual_permissions.join() ? [{ ...role, role: name }] : [];
  });
  const restore = async () => {
    for (const { role, usual_permissions } of changed) {
      await change.mutateAsync({ role, permissions: grantable(usual_permissions) }).catch(() => undefined);
    }
  };
  return (
    <>
      <BackLink to="/ajustes/operadores">{t('operators.title')}</BackLink>
      <Panel title={t('operators.roles')}>
        <div className={styles.bar}>
          <Text className={styles.intro ?? ''}>{t('operators.rolesIntro')}</Text>
          <Button
            variant="default"
            disabled={changed.length === 0}
            loading={change.isPending}
            onClick={() => void restore()}
          >
            {t('operators.usual')}
          </Button>
        </div>
        {refusal && <RefusalNotice refusal={refusal} />}
      </Panel>
      <Panel padded={false}>
        {roles ? (
          <RolesTable
            roles={roles}
            onChange={(role, permissions) => {
              if (!change.isPending) change.mutate({ role, permissions });
            }}
          />
        ) : (
          <Skeleton height="20rem" />
        )}
      </Panel>
    </>
  );
}
