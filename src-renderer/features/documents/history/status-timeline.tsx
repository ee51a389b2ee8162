import { useTranslation } from 'react-i18next';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { type DocumentStatus, documentStatuses } from '../../../../src-main/documents/kinds.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { useService } from '../../../lib/http/service.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import styles from '../documents.module.css';
import { isSimulatedStep } from './simulated-step.ts';

const tones: Readonly<Partial<Record<DocumentStatus, Tone>>> = {
  authorized: 'ok',
  returned: 'bad',
  not_authorized: 'bad',
};

/** The statuses a document went through, in the order of time. */
export function StatusTimeline({ document }: { readonly document: DocumentResource }) {
  const { t } = useTranslation();
  const { environment } = useService();
  const steps = documentStatuses
    .flatMap((status) => {
      const at = document.status_transitions[status];
      return at === undefined ? [] : [{ status, at }];
    })
    .sort((one, other) => one.at.localeCompare(other.at));
  return (
    <ol className={styles.steps}>
      {steps.map(({ status, at }) => (
        <li key={status} className={styles.step} data-tone={tones[status]}>
          <div>
            {t(
              environment === 'sandbox' && isSimulatedStep(status)
                ? `document.simulated.${status}`
                : `document.steps.${status}`,
            )}
          </div>
          <time className={`${styles.dim} tabular`} dateTime={at}>
            {formatInstant(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
