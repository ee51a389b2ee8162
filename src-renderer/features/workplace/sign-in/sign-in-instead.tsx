import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '../../../../src-main/contract/counter/permissions.ts';
import { useSigningIn } from '../../../lib/workplace/operators-query.ts';
import { useWhoMay } from '../../../lib/workplace/roles-query.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { PinForm } from './pin-form.tsx';

interface SignInInsteadProps {
  readonly permission: Permission;
  readonly label: string;
}

/** Somebody who may signs in, in the place of the operator at the window. */
export function SignInInstead({ permission, label }: SignInInsteadProps) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const people = useWhoMay(permission);
  const signingIn = useSigningIn();
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <Dialog
          title={t('workplace.changePerson')}
          size="lg"
          busy={signingIn.isPending}
          onClose={() => setAsked(false)}
        >
          <PinForm
            people={people}
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
