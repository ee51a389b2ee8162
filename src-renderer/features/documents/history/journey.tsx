import { useTranslation } from 'react-i18next';
import type { JourneyStep } from '../../../../src-main/contract/documents/document-event.ts';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { useService } from '../../../lib/http/service.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import styles from '../documents.module.css';
import { journeyName } from './journey-name.ts';
import { isSimulatedStep } from './simulated-step.ts';
import { StatusTimeline } from './status-timeline.tsx';
import { useJourney } from './use-journey.ts';

const tones: Readonly<Partial<Record<JourneyStep, Tone>>> = {
  authorized: 'ok',
  authorization_mismatch: 'bad',
  returned: 'bad',
  not_authorized: 'bad',
  email_failed: 'bad',
  email_bounced: 'bad',
};

/** What happened to a document, step by step, corrections and e-mails included. */
export function Journey({ document }: { readonly document: DocumentResource }) {
  const { t } = useTranslation();
  const { environment } = useService();
  const { data: steps } = useJourney(document);
  // Until the steps are there, and of documents from elsewhere that took none here, the statuses tell it.
  if (!steps || steps.length === 0) return <StatusTimeline document={document} />;
  return (
    <ol className={styles.steps}>
      {steps.map((step) => {
        const { id, type, created_at, data } = step;
        const { requested_by: who } = data;
        const name = journeyName(step);
        return (
          <li key={id} className={styles.step} data-tone={tones[type]}>
            <div>
              {t(
                environment === 'sandbox' && isSimulatedStep(name)
                  ? `document.simulated.${name}`
                  : `correction.journey.${name}`,
              )}
              {typeof who === 'string' && (
                <div className={styles.dim}>{t('correction.journey.requestedBy', { who })}</div>
              )}
            </div>
            <time className={`${styles.dim} tabular`} dateTime={created_at}>
              {formatInstant(created_at)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
