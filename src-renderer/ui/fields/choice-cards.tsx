import { Radio } from '@mantine/core';
import styles from './choice-cards.module.css';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

interface ChoiceCardsProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
}

/** One of a few, each with what it means; large enough for a finger. */
export function ChoiceCards<Value extends string>({
  label,
  choices,
  value,
  onChange,
  error,
}: ChoiceCardsProps<Value>) {
  const choose = (chosen: string) => {
    const choice = choices.find((one) => one.value === chosen);
    if (choice) onChange(choice.value);
  };
  return (
    <Radio.Group label={label} value={value} error={error} onChange={choose}>
      <div className={styles.cards}>
        {choices.map((choice) => (
          <Radio.Card
            key={choice.value}
            className={styles.card ?? ''}
            value={choice.value}
            aria-label={choice.label}
          >
            <Radio.Indicator />
            <div>
              <div className={styles.name}>{choice.label}</div>
              {choice.hint && <div className={styles.hint}>{choice.hint}</div>}
            </div>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
