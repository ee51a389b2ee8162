import { Button, Skeleton, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmissionPointResource } from '../../../../../src-main/contract/business/emission-point.ts';
import { refusalIn } from '../../../../lib/http/answer.ts';
import { useService } from '../../../../lib/http/service.tsx';
import { useEmissionPoints } from '../../../../lib/queries/business/emission-points-query.ts';
import { useMay } from '../../../../lib/workplace/use-may.ts';
import { EmissionPointDialog } from '../../../../ui/emission-point/emission-point-dialog.tsx';
import { nameOfPoint } from '../../../../ui/emission-point/point-draft.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../../ui/layout/page.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { NumbersDialog } from './numbers-dialog.tsx';
import styles from './points.module.css';
import { PointsTable } from './points-table.tsx';

/** The establishments of the business worked for, their emission points and where each numbering is. */
export function PointsPanel() {
  const { t } = useTranslation();
  const { environment } = useService();
  const { data: points, error } = useEmissionPoints();
  const mayManage = useMay()('manage_tills');
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<string>();
  const [moved, setMoved] = useState<EmissionPointResource>();
  const [raised, setRaised] = useState<EmissionPointResource>();
  const refusal = refusalIn(error);
  return (
    <>
      <Panel title={t('points.title')}>
        <div className={styles.stack}>
          <div className={styles.bar}>
            <Text className={styles.intro ?? ''}>
              {t('points.intro', { environment: t(`environment.${environment}`) })}
            </Text>
            {points && mayManage && (
              <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
                {t('points.new')}
              </Button>
            )}
          </div>
          {!mayManage && (
            <Notice
              tone="quiet"
              title={t('workplace.doneBy', { action: t('workplace.action.manage_tills') })}
            />
          )}
          {refusal && <RefusalNotice refusal={refusal} />}
          {created && <Notice tone="ok" title={t('points.created', { point: created })} />}
          {!points && !refusal && <Skeleton height="8rem" />}
        </div>
        {points && (
          <PointsTable
            points={points}
            onMove={mayManage ? (point) => setMoved(point) : undefined}
            onRaise={mayManage ? (point) => setRaised(point) : undefined}
          />
        )}
      </Panel>
      {isAdding && points && (
        <EmissionPointDialog
          points={points}
          onCreated={(point) => setCreated(nameOfPoint(point))}
          onClose={() => setAdding(false)}
        />
      )}
      {raised && <NumbersDialog point={raised} onClose={() => setRaised(undefined)} />}
      {moved && <AddressDialog establishment={moved} onClose={() => setMoved(undefined)} />}
    </>
  );
}
