import { Button } from '@mantine/core';
import { IconCircleCheck, IconKey, IconLock, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OperatorResource } from '../../../../src-main/contract/counter/operator.ts';
import { ToneBadge } from '../../../ui/feedback/tone-badge.tsx';
import styles from '../workplace.module.css';

type ListedOperator = Pick<OperatorResource, 'id' | 'name' | 'role' | 'active' | 'locked_until'> &
  Partial<Pick<OperatorResource, 'has_pin'>>;

interface OperatorsTableProps<Operator> {
  readonly operators: readonly Operator[];
  /** Where each works, where there are several shops. */
  readonly establishmentOf?: (operator: Operator) => string;
  /** Undefined for who may not. */
  readonly onEdit: ((operator: Operator) => void) | undefined;
  /** Who is changed elsewhere, but for their PIN. */
  readonly isFixed?: (operator: Operator) => boolean;
  /** Sets the PIN of such an operator; undefined where it cannot be set now. */
  readonly pinSetterOf?: (operator: Operator) => (() => void) | undefined;
}

/** Everybody who works at the counter, or did. */
export function OperatorsTable<Operator extends ListedOperator>({
  operators,
  establishmentOf,
  onEdit,
  isFixed,
  pinSetterOf,
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
                {isFixed?.(operator) ? (
                  <SetPin name={operator.name} onClick={pinSetterOf?.(operator)} />
                ) : (
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

interface SetPinProps {
  readonly name: string;
  readonly onClick: (() => void) | undefined;
}

function SetPin({ name, onClick }: SetPinProps) {
  const { t } = useTranslation();
  return (
    onClick && (
      <Button variant="subtle" aria-label={t('operators.setPinOf', { name })} onClick={onClick}>
        {t('operators.setPin')}
      </Button>
    )
  );
}

function State({
  operator: { active, has_pin = true, locked_until },
}: {
  readonly operator: ListedOperator;
}) {
  const { t } = useTranslation();
  if (!active) {
    return (
      <ToneBadge tone="quiet" icon={IconUserOff}>
        {t('operators.inactive')}
      </ToneBadge>
    );
  }
  if (!has_pin) {
    return (
      <ToneBadge tone="care" icon={IconKey}>
        {t('operators.noPin')}
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
