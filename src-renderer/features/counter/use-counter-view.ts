import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CounterDialog } from './counter-dialog.ts';
import type { CounterMessage } from './messages/counter-message.ts';
import type { VariantChoice } from './variants/variant-choice.ts';

export type CounterView = ReturnType<typeof useCounterView>;

/** What the counter shows besides the sale: a dialog in front of it, a message, and what readers of the screen hear. */
export function useCounterView(field: RefObject<HTMLInputElement | null>) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<CounterDialog>();
  const [message, say] = useState<CounterMessage>();
  const [announcement, announce] = useState('');
  const [blockedCode, blockScan] = useState<string>();
  useEffect(() => {
    if (!dialog) field.current?.focus();
  }, [dialog, field]);

  const open = (next: CounterDialog | undefined) => {
    setDialog(next);
    if (next) blockScan(undefined);
  };
  const warn = (text: string) => say({ kind: 'note', tone: 'care', text });
  return {
    dialog,
    message,
    announcement,
    blockedCode,
    open,
    say,
    announce,
    warn,
    note: (text: string) => say({ kind: 'note', tone: 'quiet', text }),
    refuse: () => warn(t('sale.notAllowed')),
    toSearch: () => field.current?.focus(),
    /** Not over a dialog that was opened while the answer to a search was on its way. */
    chooseVariant: (choice: VariantChoice) => setDialog((before) => before ?? { kind: 'variant', choice }),
    sellFree: (description: string) => open({ kind: 'free_line', description }),
    blockScan: (code: string) => blockScan(code),
    forgetBlocked: useCallback(() => blockScan(undefined), []),
    /** Closes the dialog over the sale and clears its message. */
    clear: () => {
      say(undefined);
      open(undefined);
    },
  };
}
