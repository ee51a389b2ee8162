import { Button } from '@mantine/core';
import { IconArchive, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FiscalMachineResource } from '../../../../src-main/contract/counter/fiscal-machine.ts';
import type { TillResource } from '../../../../src-main/contract/counter/till.ts';
import { nameOfMachine } from '../../../lib/queries/business/fiscal-machines-query.ts';
import { ToneBadge } from '../../../ui/feedback/tone-badge.tsx';
import { ActivityDialog } from './activity-dialog.tsx';
import { tillOf } from './machine-draft.ts';
import styles from './machines.module.css';

interface MachinesTableProps {
  readonly machines: readonly FiscalMachineResource[];
  readonly tills: readonly TillResource[];
  readonly onEdit: (machine: FiscalMachineResource) => void;
}

export function MachinesTable({ machines, tills, onEdit }: MachinesTableProps) {
  const { t } = useTranslation();
  const [confirming, setAsked] = useState<FiscalMachineResource>();
  return (
    <>
      <table className={styles.table} aria-label={t('fiscalMachine.list')}>
        <thead>
          <tr>
            <th scope="col">{t('fiscalMachine.machine')}</th>
            <th scope="col">{t('fiscalMachine.serial')}</th>
            <th scope="col">{t('fiscalMachine.till')}</th>
            <th scope="col">{t('fiscalMachine.state')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {machines.map((machine) => {
            const name = nameOfMachine(machine);
            const { active } = machine;
            return (
              <tr key={machine.id} data-retired={!active || undefined}>
                <td>
                  {machine.brand} {machine.model}
                </td>
                <td className="tabular">{machine.serial}</td>
                <td>{tillOf(machine, tills)?.name ?? t('fiscalMachine.tillNone')}</td>
                <td>
                  <ToneBadge tone={active ? 'ok' : 'quiet'} icon={active ? IconCircleCheck : IconArchive}>
                    {t(active ? 'fiscalMachine.active' : 'fiscalMachine.retired')}
                  </ToneBadge>
                </td>
                <td>
                  <div className={styles.rowActions}>
                    {active && (
                      <Button
                        variant="subtle"
                        aria-label={t('fiscalMachine.editOf', { machine: name })}
                        onClick={() => onEdit(machine)}
                      >
                        {t('action.edit')}
                      </Button>
                    )}
                    <Button
                      variant="subtle"
                      aria-label={t(active ? 'fiscalMachine.retireOf' : 'fiscalMachine.restoreOf', {
                        machine: name,
                      })}
                      onClick={() => setAsked(machine)}
                    >
                      {t(active ? 'fiscalMachine.retire' : 'fiscalMachine.restore')}
                    </Button>
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {confirming && <ActivityDialog machine={confirming} onClose={() => setAsked(undefined)} />}
    </>
  );
}
