import { useTranslation } from 'react-i18next';
import type { EntityResource } from '../../../../../src-main/contract/business/entity.ts';
import { InEnvironment } from '../../../../lib/http/service.tsx';
import { useMay } from '../../../../lib/workplace/use-may.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { PointsPanel } from '../../business/points/points-panel.tsx';
import { FirstPoint } from '../numbers/first-point.tsx';
import type { Importer } from '../numbers/importer.ts';
import { StepFrame } from './step-frame.tsx';

interface PointsStepProps {
  readonly entity: EntityResource;
  readonly isNumbered: boolean;
  readonly importer: Importer;
}

/** Where documents are numbered from, and with which number each kind goes on: those that count. */
export function PointsStep({ entity, isNumbered, importer }: PointsStepProps) {
  const { t } = useTranslation();
  const mayManage = useMay()('manage_tills');
  return (
    <StepFrame step="points" isDone={isNumbered}>
      <InEnvironment environment="live">
        {isNumbered && <PointsPanel />}
        {!isNumbered && mayManage && <FirstPoint entity={entity} importer={importer} />}
        {!isNumbered && !mayManage && <Notice tone="quiet" title={t('operators.onlyAdministrators')} />}
      </InEnvironment>
    </StepFrame>
  );
}
