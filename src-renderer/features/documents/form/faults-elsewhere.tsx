import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../lib/http/answer.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import type { FieldFault } from './form-context.tsx';

interface FaultsElsewhereProps {
  readonly faults: readonly FieldFault[];
  readonly refusal: Refusal | undefined;
}

/** What is wrong and stands beside no field. */
export function FaultsElsewhere({ faults, refusal }: FaultsElsewhereProps) {
  const { t } = useTranslation();
  return (
    <>
      {faults.length > 0 && (
        <Notice tone="bad" title={t('correction.faulty')}>
          {faults.map(({ pointer, message }) => (
            <div key={`${pointer} ${message}`} lang="es">
              {message}
            </div>
          ))}
        </Notice>
      )}
      {refusal && <RefusalNotice refusal={refusal} />}
    </>
  );
}
