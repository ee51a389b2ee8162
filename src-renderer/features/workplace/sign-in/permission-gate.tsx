import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet } from 'react-router';
import type { Permission } from '../../../../src-main/contract/counter/permissions.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { SignInInstead } from './sign-in-instead.tsx';

interface PermissionGateProps {
  readonly permission: Permission;
  /** Where operators without it go, if they may what is there. */
  readonly otherwise?: { readonly permission: Permission; readonly to: string };
}

/** Around pages that are not everybody's: says who may, instead of a page full of refusals. */
export function PermissionGate({ permission, otherwise }: PermissionGateProps) {
  const { t } = useTranslation();
  const may = useMay();
  if (may(permission)) return <Outlet />;
  if (otherwise && may(otherwise.permission)) return <Navigate to={otherwise.to} replace />;
  return (
    <EmptyState
      icon={IconLock}
      title={t('workplace.nothingHere')}
      hint={t('workplace.nothingHereHint', { action: t(`workplace.action.${permission}`) })}
    >
      <SignInInstead permission={permission} label={t('workplace.changePerson')} />
    </EmptyState>
  );
}
