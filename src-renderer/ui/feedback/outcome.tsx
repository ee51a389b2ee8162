import { readOutcome, useOutcomeMessages } from '../../lib/http/outcome-messages.ts';
import styles from './outcome.module.css';

/** What an exchange with the authority came to. */
export function Outcome({ outcome }: { readonly outcome: string }) {
  const messages = useOutcomeMessages();
  return (
    <span className={styles.outcome} data-tone={readOutcome(outcome).tone}>
      {messages(outcome)}
    </span>
  );
}
