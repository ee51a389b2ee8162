import { Text } from '@mantine/core';
import { refusalIn } from '../../lib/http/answer.ts';
import { useRefusalSentence } from '../../lib/http/refusal-sentence.ts';
import styles from './cash.module.css';

/** In place of a list that could not be read: why; nothing while it is still being read. */
export function NotRead({ error }: { readonly error: unknown }) {
  const sentence = useRefusalSentence();
  const refusal = refusalIn(error);
  return (
    refusal && (
      <Text c="dimmed" className={styles.inset ?? ''}>
        {sentence(refusal)}
      </Text>
    )
  );
}
