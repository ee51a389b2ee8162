import { Button, Select } from '@mantine/core';
import { IconArrowLeft, IconDeviceDesktopAnalytics, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { today } from '../../lib/format/today.ts';
import { nameOfMachine, useFiscalMachines } from '../../lib/queries/business/fiscal-machines-query.ts';
import { useWorkplace } from '../../lib/workplace/use-workplace.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../ui/layout/page.tsx';
import styles from './fiscal-machine.module.css';
import { MachineDay } from './machine-day.tsx';

/** What a machine issued in a day, of this till's or of any other that was ever registered. */
export function MachineDayPage() {
  const { t } = useTranslation();
  const { till } = useWorkplace();
  const { data: machines = [], isPending } = useFiscalMachines();
  const [chosen, setChosen] = useState<string | null>(null);
  const [date, setDate] = useState(today);
  const machine = machines.find(({ id }) => id === (chosen ?? till?.fiscal_machine?.id)) ?? machines[0];
  return (
    <Page
      title={t('fiscalMachine.day')}
      actions={
        <div className={styles.actions}>
          {till?.fiscal_machine && (
            <Button
              variant="default"
              component={Link}
              to="/maquina-fiscal"
              leftSection={<IconArrowLeft size={18} aria-hidden />}
            >
              {t('fiscalMachine.toIssue')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            disabled={!machine}
            onClick={() => window.print()}
          >
            {t('fiscalMachine.print')}
          </Button>
        </div>
      }
    >
      {machines.length === 0 ? (
        !isPending && <NoMachines />
      ) : (
        <div className={styles.filters}>
          <Select
            className={styles.which ?? ''}
            label={t('fiscalMachine.which')}
            data={machines.map((each) => ({ value: each.id, label: nameOfMachine(each) }))}
            value={machine?.id ?? null}
            allowDeselect={false}
            onChange={setChosen}
          />
          <DateField
            label={t('fiscalMachine.dayOf')}
            max={today()}
            value={date}
            onChange={(day) => setDate(day || today())}
          />
        </div>
      )}
      {machine && <MachineDay machine={machine} date={date} />}
    </Page>
  );
}

function NoMachines() {
  const { t } = useTranslation();
  return (
    <Panel>
      <EmptyState
        icon={IconDeviceDesktopAnalytics}
        title={t('fiscalMachine.none')}
        hint={t('fiscalMachine.noneHint')}
      >
        <Button component={Link} to="/ajustes/maquinas">
          {t('fiscalMachine.goToMachines')}
        </Button>
      </EmptyState>
    </Panel>
  );
}
