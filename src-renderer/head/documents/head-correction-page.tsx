import { useParams } from 'react-router';
import { CorrectionOf } from '../../features/documents/correction/correction-of.tsx';
import { KnownRecordsContext } from '../../features/documents/form/lookup/known-records.tsx';
import { useCommanding } from '../commands/commands-query.ts';
import { headKnownRecords } from '../records/known-records.ts';

/** A document the authority refused, put right here and sent again by its till. */
export function HeadCorrectionPage() {
  const { id = '' } = useParams();
  const commanding = useCommanding();
  return (
    <KnownRecordsContext value={headKnownRecords}>
      <CorrectionOf
        id={id}
        correction={{
          ...commanding,
          mutate: (body, then) =>
            commanding.mutate({ action: 'resubmit', document_id: id, body: { ...body } }, then),
        }}
      />
    </KnownRecordsContext>
  );
}
