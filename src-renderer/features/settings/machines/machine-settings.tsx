import { Button, Skeleton, Text } from '@mantine/core';
import { IconDeviceDesktopAnalytics, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FiscalMachineResource } from '../../../../src-main/contract/counter/fiscal-machine.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useFiscalMachines } from '../../../lib/queries/business/fiscal-machines-query.ts';
import { useTills } from '../../../lib/workplace/tills-query.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { MachineDialog } from './machine-dialog.tsx';
import styles from './machines.module.css';
import { MachinesTable } from './machines-table.tsx';

/** The register of fiscal machines, and the till each stands at. */
export function MachineSettings() {
  const { t } = useTranslation();
  const { data: machines, error } = useFiscalMachines();
  const { data: tills = [] } = useTills();
  const [edited, setEdited] = useState<{ machine: FiscalMachineResource | undefined }>();
  const refusal = refusalIn(error);
  const isEmpty = machines?.length === 0;
  const add = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setEdited({ machine: undefined })}
    >
      {t('fiscalMachine.new')}
    </Button>
  );
  return (
    <>
      <Panel title={t('fiscalMachine.title')}>
        <div className={styles.stack}>
          <div className={styles.bar}>
            <Text>{t('fiscalMachine.intro')}</Text>
            {machines && !isEmpty && add}
          </div>
          {refusal && <RefusalNotice refusal={refusal} />}
          {!machines && !refusal && <Skeleton height="8rem" />}
          {isEmpty && (
            <EmptyState
              icon={IconDeviceDesktopAnalytics}
              title={t('fiscalMachine.none')}
              hint={t('fiscalMachine.noneHint')}
            >
              {add}
            </EmptyState>
          )}
        </div>
      </Panel>
      {machines && !isEmpty && (
        <Panel title={t('fiscalMachine.list')} padded={false}>
          <MachinesTable machines={machines} tills={tills} onEdit={(machine) => setEdited({ machine })} />
        </Panel>
      )}
      {edited && (
        <MachineDialog machine={edited.machine} tills={tills} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
