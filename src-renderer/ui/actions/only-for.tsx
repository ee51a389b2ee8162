import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '../../../src-main/contract/counter/permissions.ts';
import { useMay } from '../../lib/workplace/use-may.ts';

interface OnlyForProps {
  readonly permission: Permission;
  /** What somebody waits for stays shown: the others read who does it, instead of finding nothing to press. */
  readonly isNeeded?: boolean;
  readonly children: ReactNode;
}

/** What only who has a permission may press, of what nobody else's PIN can stand for. */
export function OnlyFor({ permission, isNeeded = false, children }: OnlyForProps) {
  const { t } = useTranslation();
  if (useMay()(permission)) return children;
  if (!isNeeded) return null;
  return <Text size="sm">{t('workplace.doneBy', { action: t(`workplace.action.${permission}`) })}</Text>;
}
