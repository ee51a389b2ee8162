import { Button, Group, TextInput } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorAt, refusalBesides, refusalIn } from '../../lib/http/answer.ts';
import { useUndo } from '../../lib/undo/undo-provider.tsx';
import { useDestinationQuestion } from '../dialogs/use-destination-question.tsx';
import { RefusalNotice } from '../feedback/refusal-notice.tsx';
import styles from './mail.module.css';

interface RecipientFormProps {
  /** Whether copies of documents go there: another address is asked about. */
  readonly hasDocuments?: boolean;
  /** To whom it goes now. */
  readonly email: string | undefined;
  readonly changing: UseMutationResult<unknown, Error, { email: string | null }>;
  readonly label: string;
  /** What sending the form does, to the address that is typed. */
  readonly submit: (typed: string) => string;
  readonly stop: string;
  /** Shown once nothing goes any more. */
  readonly stopped: string;
}

/** To whom letters go by themselves, until somebody stops it, which can be undone. */
export function RecipientForm(props: RecipientFormProps) {
  const { hasDocuments = false, email, changing, label, submit, stop, stopped } = props;
  const [typed, setTyped] = useState(email ?? '');
  const offer = useUndo((state) => state.offer);
  const { ask, question } = useDestinationQuestion();
  const refusal = refusalIn(changing.error);
  const besides = refusalBesides(refusal, ['/email']);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    ask(hasDocuments && wanted !== email ? wanted : undefined, () => changing.mutate({ email: wanted }));
  };
  const end = async (before: string) => {
    await changing.mutateAsync({ email: null });
    offer({ message: stopped, undo: () => changing.mutateAsync({ email: before }) });
  };
  return (
    <form noValidate onSubmit={send} className={styles.stack}>
      <TextInput
        label={label}
        maw="26rem"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={errorAt(refusal, '/email')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {besides && <RefusalNotice refusal={besides} />}
      <Group>
        <Button type="submit" variant="default" loading={changing.isPending}>
          {submit(typed.trim())}
        </Button>
        {email !== undefined && (
          <Button
            variant="subtle"
            color="red"
            loading={changing.isPending}
            onClick={() => void end(email).catch(() => undefined)}
          >
            {stop}
          </Button>
        )}
      </Group>
      {question}
    </form>
  );
}
