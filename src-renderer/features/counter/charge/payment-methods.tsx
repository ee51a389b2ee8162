import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useKeyLabel } from '../../../lib/shortcuts/use-key-label.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import styles from './charge.module.css';
import { type PaymentChoice, paymentChoices } from './payment-choice.ts';

interface PaymentMethodsProps {
  /** Of the row, for the name of the group. */
  readonly number: number;
  readonly group: string;
  readonly chosen: PaymentChoice;
  readonly onChoose: (choice: PaymentChoice) => void;
  /** Chosen by its number: the hand goes on to the amount. */
  readonly onChooseByKey: (choice: PaymentChoice) => void;
}

/** The ways to pay: by arrow, by number while the focus is here, or by finger. */
export function PaymentMethods({ number, group, chosen, onChoose, onChooseByKey }: PaymentMethodsProps) {
  const { t } = useTranslation();
  const onCredit = useShortcutKeys().on_credit;
  const keyLabel = useKeyLabel();
  const press = (event: KeyboardEvent) => {
    const choice = paymentChoices[Number(event.key) - 1];
    if (!choice || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onChooseByKey(choice.name);
  };
  return (
    <fieldset className={styles.methods} aria-label={t('charge.methodNumber', { number })} onKeyDown={press}>
      {paymentChoices.map(({ name, Icon }, index) => (
        <label key={name} className={styles.method}>
          <input
            type="radio"
            name={`method-${group}`}
            checked={chosen === name}
            aria-keyshortcuts={name === 'term' ? `${index + 1} ${ariaOfKey(onCredit)}` : String(index + 1)}
            onChange={() => onChoose(name)}
          />
          <span className={styles.methodKey}>
            <KeyHint>{String(index + 1)}</KeyHint>
          </span>
          {name === 'term' && (
            <span className={styles.ownKey}>
              <KeyHint>{keyLabel(onCredit)}</KeyHint>
            </span>
          )}
          <Icon size={22} stroke={1.6} aria-hidden />
          {t(`charge.methods.${name}`)}
        </label>
      ))}
    </fieldset>
  );
}
