import { Button } from '@mantine/core';
import { IconDeviceDesktopAnalytics } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FiscalMachineResource } from '../../../src-main/contract/counter/fiscal-machine.ts';
import type { TillResource } from '../../../src-main/contract/counter/till.ts';
import { nameOfMachine, useFiscalMachines } from '../../lib/queries/business/fiscal-machines-query.ts';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../ui/layout/page.tsx';
import styles from './fiscal-machine.module.css';
import { useMachineBinding } from './fiscal-machines-query.ts';

interface MachineChoiceProps {
  readonly till: TillResource;
  /** Of this environment: a machine stands at one of them. */
  readonly tills: readonly TillResource[];
}

/** The till of this computer has no machine: says so, and lets somebody choose one that is free. */
export function MachineChoice({ till, tills }: MachineChoiceProps) {
  const { t } = useTranslation();
  const { data: machines = [] } = useFiscalMachines();
  const [chosen, setChosen] = useState<FiscalMachineResource>();
  const inUse = machines.filter(({ active }) => active);
  const tillOf = ({ id }: FiscalMachineResource) =>
    tills.find(({ fiscal_machine }) => fiscal_machine?.id === id);
  const isAnyFree = inUse.some((machine) => !tillOf(machine));
  return (
    <Page title={t('fiscalMachine.screenTitle')}>
      <Panel>
        <EmptyState
          icon={IconDeviceDesktopAnalytics}
          title={t('fiscalMachine.notBound', { till: till.name })}
          hint={t(isAnyFree ? 'fiscalMachine.notBoundHint' : 'fiscalMachine.noneFree')}
        >
          <div className={styles.choosing}>
            <ul className={styles.choice}>
              {inUse.map((machine) => {
                const other = tillOf(machine);
                return (
                  <li key={machine.id}>
                    <Button
                      fullWidth
                      variant="default"
                      disabled={other !== undefined}
                      onClick={() => setChosen(machine)}
                    >
                      {t('fiscalMachine.choose', { machine: nameOfMachine(machine) })}
                    </Button>
                    {other && (
                      <div className={styles.dim}>{t('fiscalMachine.inAnother', { till: other.name })}</div>
                    )}
                  </li>
                );
              })}
            </ul>
            <Button variant="subtle" component={Link} to="/ajustes/maquinas">
              {t('fiscalMachine.goToMachines')}
            </Button>
          </div>
          {chosen && <Binding till={till} machine={chosen} onClose={() => setChosen(undefined)} />}
        </EmptyState>
      </Panel>
    </Page>
  );
}

interface BindingProps {
  readonly till: TillResource;
  readonly machine: FiscalMachineResource;
  readonly onClose: () => void;
}

function Binding({ till, machine, onClose }: BindingProps) {
  const { t } = useTranslation();
  const binding = useMachineBinding();
  return (
    <QuestionDialog
      title={t('fiscalMachine.chooseTitle')}
      question={t('fiscalMachine.chooseQuestion', { till: till.name, machine: nameOfMachine(machine) })}
      confirm={t('fiscalMachine.choose', { machine: machine.serial })}
      doing={binding}
      onConfirm={() => binding.mutate({ tillId: till.id, machineId: machine.id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
