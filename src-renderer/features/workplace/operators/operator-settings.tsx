import { Button, Skeleton, Text } from '@mantine/core';
import { IconPlus, IconShieldCheck, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OperatorResource } from '../../../../src-main/contract/counter/operator.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useHeadDecisions } from '../../../lib/queries/service/head-decisions-query.ts';
import { isLockedBy, useOperators, useSigningIn } from '../../../lib/workplace/operators-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { administratorsWithoutAnother } from '../sign-in/administrators-without-another.ts';
import { ForgottenPinDialog } from '../sign-in/forgotten-pin.tsx';
import styles from '../workplace.module.css';
import { OperatorDialog } from './operator-dialog.tsx';
import { draftOfOperator, type OperatorDraft } from './operator-draft.ts';
import { useOperatorChange, useOperatorCreation } from './operators-query.ts';
import { OperatorsTable } from './operators-table.tsx';
import { PinDialog } from './pin-dialog.tsx';

/** The people of the counter. */
export function OperatorSettings() {
  const { t } = useTranslation();
  const { data: operators, error } = useOperators();
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<OperatorResource>();
  const [pinOf, setPinOf] = useState<{ readonly operator: OperatorResource; readonly isFirst: boolean }>();
  const decided = useHeadDecisions();
  const isDecided = decided.kinds.includes('operator');
  const refusal = refusalIn(error);
  const isEmpty = operators?.length === 0;
  // The first PIN here is that of somebody who administers; who signed in with it sets the others.
  const isLocked = isLockedBy(operators);
  const first = isLocked ? [] : administratorsWithoutAnother(operators ?? []);
  const pinSetterOf = (operator: OperatorResource) =>
    operator.active && (isLocked || first.includes(operator))
      ? () => setPinOf({ operator, isFirst: !isLocked })
      : undefined;
  return (
    <>
      <Panel title={t('operators.title')}>
        <div className={styles.stack}>
          <div className={styles.bar}>
            <Text className={styles.intro ?? ''}>{t('operators.intro')}</Text>
            {operators && !isEmpty && (
              <div className={styles.actions}>
                <Button
                  variant="default"
                  component={Link}
                  to="/ajustes/operadores/aprobaciones"
                  leftSection={<IconShieldCheck size={18} aria-hidden />}
                >
                  {t('approvals.title')}
                </Button>
                <Button variant="default" component={Link} to="/ajustes/operadores/roles">
                  {t('operators.roles')}
                </Button>
                {!isDecided && (
                  <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
                    {t('operators.new')}
                  </Button>
                )}
              </div>
            )}
          </div>
          {isDecided && <Notice tone="quiet" title={t('headOffice.decides.operators')} />}
          {first.length > 0 && (
            <Notice tone="care" title={t('operators.nobodyHasPin')}>
              {t('operators.firstPin')}
            </Notice>
          )}
          {refusal && <RefusalNotice refusal={refusal} />}
          {!operators && !refusal && <Skeleton height="8rem" />}
          {isEmpty && (
            <EmptyState icon={IconUsers} title={t('operators.none')} hint={t('operators.noneHint')}>
              <Button onClick={() => setAdding(true)}>{t('operators.first')}</Button>
            </EmptyState>
          )}
        </div>
      </Panel>
      {operators && !isEmpty && (
        <Panel padded={false}>
          <OperatorsTable
            operators={operators}
            onEdit={setEdited}
            isFixed={({ id }) => !isLocked || decided.operator_ids.includes(id)}
            pinSetterOf={pinSetterOf}
          />
        </Panel>
      )}
      {isAdding && <Addition isFirst={isEmpty} onClose={() => setAdding(false)} />}
      {pinOf && <NewPin {...pinOf} onClose={() => setPinOf(undefined)} />}
      {edited && <Change operator={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function Addition({ isFirst, onClose }: { readonly isFirst: boolean; readonly onClose: () => void }) {
  const creation = useOperatorCreation();
  const signingIn = useSigningIn();
  // What was the first when it was asked for stays so, whatever the list says meanwhile.
  const [first] = useState(isFirst);
  const create = async ({ name, role, pin }: OperatorDraft) => {
    const operator = await creation.mutateAsync({ name: name.trim(), role, pin }).catch(() => undefined);
    if (!operator) return;
    // The user who just chose the PIN goes on as that person.
    if (first) await signingIn.mutateAsync({ operatorId: operator.id, pin }).catch(() => undefined);
    onClose();
  };
  return (
    <OperatorDialog
      kind={first ? 'first' : 'new'}
      initial={draftOfOperator(undefined, first ? 'administrator' : 'cashier')}
      saving={{ isPending: creation.isPending || signingIn.isPending, error: creation.error }}
      onSubmit={(draft) => void create(draft)}
      onClose={onClose}
    />
  );
}

interface NewPinProps {
  readonly operator: OperatorResource;
  /** Of this till: who just chose it goes on as that person. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

function NewPin({ operator, isFirst, onClose }: NewPinProps) {
  const signingIn = useSigningIn();
  if (!isFirst) return <PinDialog operator={operator} onClose={onClose} />;
  const signIn = async (pin: string) => {
    await signingIn.mutateAsync({ operatorId: operator.id, pin }).catch(() => undefined);
    onClose();
  };
  return <ForgottenPinDialog administrator={operator} onSet={signIn} onClose={onClose} />;
}

interface ChangeProps {
  readonly operator: OperatorResource;
  readonly onClose: () => void;
}

function Change({ operator, onClose }: ChangeProps) {
  const change = useOperatorChange(operator.id);
  return (
    <OperatorDialog
      kind="known"
      initial={draftOfOperator(operator, operator.role)}
      saving={change}
      onSubmit={({ name, role, pin, active }) =>
        change.mutate({ name: name.trim(), role, active, ...(pin !== '' && { pin }) }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  );
}
