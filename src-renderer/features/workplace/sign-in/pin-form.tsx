import { Button, Group } from '@mantine/core';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorResource } from '../../../../src-main/contract/counter/operator.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { PinTry } from '../../../lib/workplace/operators-query.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from '../workplace.module.css';
import { PeopleChoice } from './people-choice.tsx';
import { PinPad } from './pin-pad.tsx';
import { waitLeft, waitUntil } from './pin-wait.ts';

interface PinFormProps {
  readonly people: readonly OperatorResource[];
  /** What the right PIN does. */
  readonly confirm: string;
  readonly trying: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly submittedAt: number;
    readonly variables: PinTry | undefined;
    reset(): void;
  };
  readonly onTry: (entered: PinTry) => void;
  /** Beside the button that confirms. */
  readonly children?: ReactNode;
}

const MAX_DIGITS = 8;
const MIN_DIGITS = 4;
/** Often enough that a second is never seen twice. */
const COUNTDOWN_MS = 250;

/**
 * A person and their PIN. The focus stays in the field of the PIN: digits go there wherever they are typed, arrow keys
 * choose the person, Enter tries.
 */
export function PinForm({ people, confirm, trying, onTry, children }: PinFormProps) {
  const { t } = useTranslation();
  const [chosenId, setChosenId] = useState<string>();
  const [pin, setPin] = useState('');
  const [isShort, setShort] = useState(false);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const now = useNow(COUNTDOWN_MS);
  const person =
    people.find(({ id }) => id === chosenId) ?? people.find(({ has_pin }) => has_pin) ?? people[0];
  const refusal = trying.variables?.operatorId === person?.id ? refusalIn(trying.error) : undefined;
  const until = waitUntil(person?.locked_until, refusal && { refusal, at: trying.submittedAt });
  const left = waitLeft(until, now);
  const isStopped = left !== undefined || person?.has_pin === false;
  const isPinRefused = refusal?.code === 'pin_wrong' || refusal?.code === 'pin_locked';

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (isPinRefused) setPin('');
  }, [isPinRefused]);

  const choose = (next: OperatorResource) => {
    setChosenId(next.id);
    setPin('');
    setShort(false);
    field.current?.focus();
  };
  const type = (digits: string) => {
    setShort(false);
    if (trying.error) trying.reset();
    setPin(digits.replaceAll(/\D/g, '').slice(0, MAX_DIGITS));
  };
  const keyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step !== undefined && person) {
      event.preventDefault();
      const next = people.at((people.indexOf(person) + step) % people.length);
      if (next) choose(next);
    } else if (/^\d$/.test(event.key) && event.target !== field.current) {
      event.preventDefault();
      field.current?.focus();
      type(pin + event.key);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (!person?.has_pin || left !== undefined || trying.isPending) return;
    if (pin.length < MIN_DIGITS) setShort(true);
    else onTry({ operatorId: person.id, pin });
  };
  const fault = faultOf();

  return (
    <form className={styles.pinForm} noValidate onSubmit={submit} onKeyDown={keyDown}>
      <PeopleChoice people={people} chosen={person} onChoose={choose} />
      <div className={styles.entry}>
        <label htmlFor={`${id}-pin`} className={styles.pinLabel}>
          {t('workplace.pinOf', { name: person?.name ?? '' })}
        </label>
        <input
          ref={field}
          id={`${id}-pin`}
          className={styles.pin}
          type="password"
          inputMode="none"
          autoComplete="off"
          data-1p-ignore
          data-autofocus
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-fault`}
          value={pin}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <div id={`${id}-fault`} className={styles.fault} role="alert">
          {fault}
          {left !== undefined && (
            <span className="tabular">
              {' '}
              <span aria-live="off">{t('workplace.wait', { time: left })}</span>
            </span>
          )}
        </div>
        <PinPad
          isDisabled={isStopped || trying.isPending}
          onDigit={(digit) => type(pin + digit)}
          onErase={() => type(pin.slice(0, -1))}
        />
        {refusal && !isPinRefused && <RefusalNotice refusal={refusal} />}
        <Group justify="flex-end" wrap="nowrap">
          {children}
          <Button
            type="submit"
            className={styles.confirm ?? ''}
            loading={trying.isPending}
            disabled={isStopped}
            rightSection={<KeyHint>Enter</KeyHint>}
          >
            {confirm}
          </Button>
        </Group>
      </div>
    </form>
  );

  function faultOf(): string | undefined {
    if (person?.has_pin === false) return t('workplace.noPinHint');
    if (isShort) return t('workplace.pinShort');
    if (refusal?.code === 'pin_wrong') return t('workplace.pinWrong');
    return refusal?.code === 'pin_locked' || left !== undefined ? t('workplace.pinLocked') : undefined;
  }
}
