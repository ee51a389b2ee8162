import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaving } from '../../../lib/queries/service/head-office-query.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';

interface LeaveButtonProps {
  /** Whether the head office follows this till no longer anyway. */
  readonly isEnded: boolean;
}

/** Reports to the head office no longer, after a question. */
export function LeaveButton({ isEnded }: LeaveButtonProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const leaving = useLeaving();
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {t('headOffice.leave')}
      </Button>
      {isAsking && (
        <QuestionDialog
          title={t('headOffice.leave')}
          question={t('headOffice.leaveQuestion')}
          caution={isEnded ? t('headOffice.leaveEnded') : undefined}
          confirm={t('headOffice.leaveConfirm')}
          isDestructive
          doing={leaving}
          onConfirm={() => leaving.mutate(undefined, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
