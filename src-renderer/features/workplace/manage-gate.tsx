import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayDo, type OperatorAction } from '../../../src-main/contract/counter/operator-permissions.ts';
import { useOperators, useSigningIn } from '../../lib/workplace/operators-query.ts';
import { useMayManage } from '../../lib/workplace/use-may-manage.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PinForm } from './pin-form.tsx';
import styles from './workplace.module.css';

interface ManageNoticeProps {
  readonly action: OperatorAction;
  /** What only an administrator may; to make changes, if it is not said. */
  readonly title?: string;
}

/** Says who may, and lets them sign in without leaving the page. */
export function ManageNotice({ action, title }: ManageNoticeProps) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const { data: operators = [] } = useOperators();
  const signingIn = useSigningIn();
  if (useMayManage(action)) return null;
  return (
    <>
      <Notice tone="quiet" title={title ?? t('operators.onlyAdministrator')}>
        <Button className={styles.noticeAction ?? ''} variant="default" onClick={() => setAsked(true)}>
          {t('operators.signIn')}
        </Button>
      </Notice>
      {isAsked && (
        <Dialog
          title={t('operators.signInTitle')}
          size="lg"
          busy={signingIn.isPending}
          onClose={() => setAsked(false)}
        >
          <PinForm
            people={operators.filter(({ active, role }) => active && mayDo(role, action))}
            confirm={t('workplace.enter')}
            trying={signingIn}
            onTry={(entered) => signingIn.mutate(entered, { onSuccess: () => setAsked(false) })}
          >
            <Button variant="default" onClick={() => setAsked(false)}>
              {t('action.cancel')}
            </Button>
          </PinForm>
        </Dialog>
      )}
    </>
  );
}
