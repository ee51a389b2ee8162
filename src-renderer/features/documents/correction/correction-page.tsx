import { useParams } from 'react-router';
import { FaultReportButton } from '../../../ui/documents/actions/fault-report-button.tsx';
import { CorrectionOf } from './correction-of.tsx';
import { useCorrection } from './use-correction.ts';

/** A document the authority refused, to be put right and sent again. */
export function CorrectionPage() {
  const { id = '' } = useParams();
  const correction = useCorrection(id);
  return (
    <CorrectionOf
      id={id}
      correction={correction}
      faultReportOf={(document) => <FaultReportButton document={document} />}
    />
  );
}
