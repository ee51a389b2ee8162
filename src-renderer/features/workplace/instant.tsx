import { formatInstant } from '../../lib/format/format.ts';
import styles from './workplace.module.css';

/** The day over the time: a column of both would leave no room for who and what. */
export function Instant({ at }: { readonly at: string }) {
  const [day, time] = formatInstant(at).split(' ');
  return (
    <time dateTime={at}>
      {day} <span className={styles.hint}>{time}</span>
    </time>
  );
}
