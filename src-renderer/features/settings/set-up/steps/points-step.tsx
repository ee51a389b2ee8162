import type { EntityResource } from '../../../../../src-main/contract/business/entity.ts';
import { InEnvironment } from '../../../../lib/http/service.tsx';
import { OnlyFor } from '../../../../ui/actions/only-for.tsx';
import { PointsPanel } from '../../business/points/points-panel.tsx';
import { FirstPoint } from '../numbers/first-point.tsx';
import type { Importer } from '../numbers/importer.ts';
import { StepFrame } from './step-frame.tsx';

interface PointsStepProps {
  readonly entity: EntityResource;
  readonly isNumbered: boolean;
  readonly assigned: string | undefined;
  readonly importer: Importer;
}

/** Where documents are numbered from, and with which number each kind goes on: those that count. */
export function PointsStep({ entity, isNumbered, assigned, importer }: PointsStepProps) {
  return (
    <StepFrame step="points" isDone={isNumbered}>
      <InEnvironment environment="live">
        {isNumbered ? (
          <PointsPanel />
        ) : (
          <OnlyFor permission="manage_tills" isNeeded>
            <FirstPoint entity={entity} assigned={assigned} importer={importer} />
          </OnlyFor>
        )}
      </InEnvironment>
    </StepFrame>
  );
}
