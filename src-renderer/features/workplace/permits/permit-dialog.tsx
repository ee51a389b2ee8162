import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ApprovalSubject } from '../../../../src-main/contract/counter/approval-subject.ts';
import { approvalResource } from '../../../../src-main/contract/counter/operator.ts';
import type { ApprovablePermission } from '../../../../src-main/contract/counter/permissions.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import type { PinTry } from '../../../lib/workplace/operators-query.ts';
import type { Permit } from '../../../lib/workplace/permit-context.ts';
import { useWhoMay } from '../../../lib/workplace/roles-query.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useApprovalSubjectText } from '../approval-subject-text.ts';
import { PinForm } from '../sign-in/pin-form.tsx';

interface PermitDialogProps {
  readonly action: ApprovablePermission;
  readonly about: ApprovalSubject;
  readonly onSettle: (permit: Permit | undefined) => void;
}

/** Somebody who may do it types their PIN; the signed-in operator stays so. */
export function PermitDialog({ action, about, onSettle }: PermitDialogProps) {
  const { t } = useTranslation();
  const approval = useApproval(action, about);
  const people = useWhoMay(action);
  const what = useApprovalSubjectText(about);
  const giveUp = () => onSettle(undefined);
  const cancel = (
    <Button variant="default" disabled={approval.isPending} onClick={giveUp}>
      {t('action.cancel')}
    </Button>
  );
  return (
    <Dialog title={t('workplace.permitTitle')} size="lg" busy={approval.isPending} onClose={giveUp}>
      <Stack>
        {people.length === 0 ? (
          <>
            <Text>{t('workplace.permitNobody')}</Text>
            <Group justify="flex-end">{cancel}</Group>
          </>
        ) : (
          <>
            <Text>{t('workplace.permitAsks', { action: t(`workplace.action.${action}`) })}</Text>
            {what && <Text fw={650}>{what}</Text>}
            <PinForm
              people={people}
              confirm={t('workplace.permit')}
              trying={approval}
              onTry={(entered) =>
                approval.mutate(entered, { onSuccess: ({ id }) => onSettle({ approvalId: id }) })
              }
            >
              {cancel}
            </PinForm>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function useApproval(action: ApprovablePermission, about: ApprovalSubject) {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ operatorId, pin }: PinTry) =>
      acceptedBy(
        local.send(approvalResource, 'POST /v1/local/operators/{id}/approvals', {
          path: { id: operatorId },
          body: { pin, action, about },
        }),
      ),
    onError: () => cache.invalidateQueries({ queryKey: ['operators'], exact: true }),
  });
}
