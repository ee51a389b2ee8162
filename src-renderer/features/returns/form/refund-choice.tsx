import { Button, Group, Input, SegmentedControl, TextInput } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../../../../src-main/documents/body/payment.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useKeyLabel } from '../../../lib/shortcuts/use-key-label.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from '../returns.module.css';
import { type RefundMethod, refundMethods } from './refund-methods.ts';
import type { Refunds } from './use-refunds.ts';

interface RefundChoiceProps {
  readonly methods: readonly RefundMethod[];
  readonly method: PaymentMethod;
  readonly onMethod: (method: RefundMethod) => void;
  readonly refunds: Refunds;
}

/** How the money goes back: by one form of payment, or so much by each. */
export function RefundChoice({ methods, method, onMethod, refunds }: RefundChoiceProps) {
  const { t } = useTranslation();
  const key = useShortcutKeys().split_payment;
  const keyLabel = useKeyLabel();
  const { settled } = refunds;
  return (
    <Input.Wrapper mt="sm" labelElement="div" label={t('returns.refund')}>
      {settled ? (
        <fieldset className={styles.split} aria-label={t('returns.refund')}>
          {settled.rows.map(({ method: name, proposed, isUnreadable }) => (
            <TextInput
              key={name}
              label={t(`returns.methods.${name}`)}
              inputMode="decimal"
              autoComplete="off"
              placeholder={proposed}
              value={refunds.typed[name] ?? ''}
              error={isUnreadable && t('field.invalidNumber')}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => refunds.type(name, event.currentTarget.value)}
            />
          ))}
        </fieldset>
      ) : (
        <SegmentedControl
          fullWidth
          orientation="vertical"
          aria-label={t('returns.refund')}
          data={methods.map((value) => ({ value, label: t(`returns.methods.${value}`) }))}
          value={methods.find((one) => one === method) ?? refundMethods[0]}
          onChange={onMethod}
        />
      )}
      <Group justify="flex-end" mt="xs">
        <Button
          variant="subtle"
          leftSection={<IconArrowsSplit2 size={18} aria-hidden />}
          rightSection={<KeyHint>{keyLabel(key)}</KeyHint>}
          aria-keyshortcuts={ariaOfKey(key)}
          aria-pressed={settled !== undefined}
          onClick={refunds.toggle}
        >
          {t(settled ? 'returns.unsplit' : 'returns.split')}
        </Button>
      </Group>
    </Input.Wrapper>
  );
}

/** What is not split yet, or too much: why the note cannot be issued, so it stands beside the total. */
export function RefundOutcome({ refunds: { settled } }: { readonly refunds: Refunds }) {
  const { t } = useTranslation();
  if (!settled || settled.missing === '0.00') return null;
  const isOver = settled.missing.startsWith('-');
  const amount = formatMoney(settled.missing.replace('-', ''));
  return <Notice tone="care" title={t(isOver ? 'returns.splitOver' : 'returns.splitMissing', { amount })} />;
}
