import { Button, Skeleton, Text } from '@mantine/core';
import { IconCashRegister, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TillResource } from '../../../../src-main/contract/counter/till.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { usePrinters } from '../../../lib/printing/printers-query.ts';
import { useEmissionPoints } from '../../../lib/queries/business/emission-points-query.ts';
import { useTills } from '../../../lib/workplace/tills-query.ts';
import { useWorkplace } from '../../../lib/workplace/use-workplace.ts';
import { nameOfPoint } from '../../../ui/emission-point/point-draft.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../workplace.module.css';
import { TillDialog } from './till-dialog.tsx';
import { useMachines, useTillChange, useTillCreation } from './tills-query.ts';
import { TillsTable } from './tills-table.tsx';

/** The tills of the environment worked in. */
export function TillSettings() {
  const { t } = useTranslation();
  const { environment } = useService();
  const { till: here } = useWorkplace();
  const { data: tills, error } = useTills();
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<TillResource>();
  const refusal = refusalIn(error);
  const isEmpty = tills?.length === 0;
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
      {t('tills.new')}
    </Button>
  );
  return (
    <>
      <Panel title={t('tills.title')}>
        <div className={styles.stack}>
          <div className={styles.bar}>
            <Text className={styles.intro ?? ''}>
              {t('tills.intro', { environment: t(`environment.${environment}`) })}
            </Text>
            {tills && !isEmpty && add}
          </div>
          {refusal && <RefusalNotice refusal={refusal} />}
          {!tills && !refusal && <Skeleton height="8rem" />}
          {isEmpty && (
            <EmptyState icon={IconCashRegister} title={t('tills.none')} hint={t('tills.noneHint')}>
              {add}
            </EmptyState>
          )}
        </div>
      </Panel>
      {tills && !isEmpty && (
        <Panel padded={false}>
          <TillsTable tills={tills} here={here} onEdit={setEdited} />
        </Panel>
      )}
      {isAdding && <Addition tills={tills ?? []} onClose={() => setAdding(false)} />}
      {edited && <Change till={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

interface AdditionProps {
  readonly tills: readonly TillResource[];
  readonly onClose: () => void;
}

function Addition({ tills, onClose }: AdditionProps) {
  const { environment } = useService();
  const creation = useTillCreation();
  const { data: points } = useEmissionPoints();
  const { data: machines } = useMachines();
  const { data: printers } = usePrinters();
  if (!points || !machines || !printers) return null;
  const free = points.map(nameOfPoint).filter((point) => !tills.some((till) => nameOfPoint(till) === point));
  return (
    <TillDialog
      isNew
      initial={{ name: '', point: free[0] ?? '', machineId: '', printerId: '', active: true }}
      points={free}
      allPoints={points}
      machines={machines}
      printers={printers}
      saving={creation}
      onSubmit={({ name, point, machineId, printerId }) => {
        const [establishment = '', emission_point = ''] = point.split('-');
        const machine = machineId !== '' && { fiscal_machine_id: machineId };
        const printer = printerId !== '' && { printer_id: printerId };
        const tillPoint = { environment, establishment, emission_point };
        const body = { name: name.trim(), ...tillPoint, ...machine, ...printer };
        creation.mutate(body, { onSuccess: onClose });
      }}
      onClose={onClose}
    />
  );
}

interface ChangeProps {
  readonly till: TillResource;
  readonly onClose: () => void;
}

function Change({ till, onClose }: ChangeProps) {
  const change = useTillChange(till.id);
  const { data: machines } = useMachines();
  const { data: printers } = usePrinters();
  if (!machines || !printers) return null;
  const point = nameOfPoint(till);
  return (
    <TillDialog
      isNew={false}
      initial={{
        name: till.name,
        point,
        machineId: till.fiscal_machine?.id ?? '',
        printerId: till.printer_id ?? '',
        active: till.active,
      }}
      points={[point]}
      allPoints={[]}
      machines={machines}
      printers={printers}
      saving={change}
      onSubmit={({ name, machineId, printerId, active }) =>
        change.mutate(
          {
            name: name.trim(),
            fiscal_machine_id: machineId || null,
            printer_id: printerId || null,
            active,
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    />
  );
}
