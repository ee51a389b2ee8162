import { Button } from '@mantine/core';
import { IconCircleCheck, IconLock, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OperatorResource } from '../../../../src-main/contract/counter/operator.ts';
import { ToneBadge } from '../../../ui/feedback/tone-badge.tsx';
import styles from '../workplace.module.css';

type ListedOperator = Pick<OperatorResource, 'id' | 'name' | 'role' | 'active' | 'locked_until'>;

interface OperatorsTableProps<Operator> {
  readonly operators: readonly Operator[];
  /** Where each works, where there are several shops. */
  readonly establishmentOf?: (operator: Operator) => string;
  /** Undefined for who may not. */
  readonly onEdit: ((operator: Operator) => void) | undefined;
  /** Who is changed elsewhere. */
  readonly isFixed?: (operator: Operator) => boolean;
}

/** Everybody who works at the counter, or did. */
export function OperatorsTable<Operator extends ListedOperator>({
  operators,
  establishmentOf,
  onEdit,
  isFixed,
}: OperatorsTableProps<Operator>) {
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-label={t('operators.list')}>
      <thead>
        <tr>
          <th scope="col">{t('operators.name')}</th>
          <th scope="col">{t('operators.role')}</th>
          {establishmentOf && <th scope="col">{t('operators.establishment')}</th>}
          <th scope="col">{t('operators.state')}</th>
          {onEdit && <td />}
        </tr>
      </thead>
      <tbody>
        {operators.map((operator) => (
          <tr key={operator.id}>
            <td className={styles.wide}>{operator.name}</td>
            <td className={styles.whole}>{t(`workplace.role.${operator.role}`)}</td>
            {establishmentOf && <td className={styles.establishment}>{establishmentOf(operator)}</td>}
            <td>
              <State operator={operator} />
            </td>
            {onEdit && (
              <td className={styles.right}>
                {!isFixed?.(operator) && (
                  <Button
                    variant="subtle"
                    aria-label={t('operators.editOf', { name: operator.name })}
                    onClick={() => onEdit(operator)}
                  >
                    {t('operators.edit')}
                  </Button>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function State({ operator: { active, locked_until } }: { readonly operator: ListedOperator }) {
  const { t } = useTranslation();
  if (!active) {
    return (
      <ToneBadge tone="quiet" icon={IconUserOff}>
        {t('operators.inactive')}
      </ToneBadge>
    );
  }
  return locked_until ? (
    <ToneBadge tone="care" icon={IconLock}>
      {t('operators.locked')}
    </ToneBadge>
  ) : (
    <ToneBadge tone="ok" icon={IconCircleCheck}>
      {t('operators.active')}
    </ToneBadge>
  );
}
