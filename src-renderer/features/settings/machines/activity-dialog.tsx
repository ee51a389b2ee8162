import { useTranslation } from 'react-i18next';
import type { FiscalMachineResource } from '../../../../src-main/contract/counter/fiscal-machine.ts';
import { nameOfMachine } from '../../../lib/queries/business/fiscal-machines-query.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { useMachineActivity } from './machines-query.ts';

interface ActivityDialogProps {
  readonly machine: FiscalMachineResource;
  readonly onClose: () => void;
}

/** Asks before a machine is put out of use, or into use again. */
export function ActivityDialog({ machine, onClose }: ActivityDialogProps) {
  const { t } = useTranslation();
  const activity = useMachineActivity(machine.id);
  const name = nameOfMachine(machine);
  const { active } = machine;
  return (
    <QuestionDialog
      title={t(active ? 'fiscalMachine.retire' : 'fiscalMachine.restore')}
      question={t(active ? 'fiscalMachine.retireQuestion' : 'fiscalMachine.restoreQuestion', {
        machine: name,
      })}
      confirm={t(active ? 'fiscalMachine.retire' : 'fiscalMachine.restore')}
      doing={activity}
      onConfirm={() => activity.mutate(!active, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
