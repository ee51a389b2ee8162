import { Button, Portal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRescuedFocus } from '../../../lib/focus/use-rescued-focus.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useRefusalSentence } from '../../../lib/http/refusal-sentence.ts';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useShortcutLayer } from '../../../lib/shortcuts/use-shortcut-layer.ts';
import { useUndo } from '../../../lib/undo/undo-provider.tsx';
import type { Undoable } from '../../../lib/undo/undo-store.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import styles from '../notices.module.css';
import { PassingNotice } from './passing-notice.tsx';

/** Long enough to read it, to see that it was the wrong one, and to get there. */
const SHOWN_MS = 20_000;

/** The same everywhere, and so no action's. */
const UNDO_KEY = 'Ctrl+z';

/** Says what was just removed, over whatever dialog is open, with the way back. */
export function UndoToast() {
  const { t } = useTranslation();
  const latest = useUndo(({ offers }) => offers.at(-1));
  const withdraw = useUndo((state) => state.withdraw);
  const withdrawAll = useUndo((state) => state.withdrawAll);
  const sentenceOf = useRefusalSentence();
  const undoing = useMutation({
    mutationFn: async ({ undo }: Undoable) => undo(),
    onSettled: (_, __, { id }) => withdraw(id),
  });
  const refusal = refusalIn(undoing.error);
  const message = undoing.isSuccess ? t('undo.done') : refusal && (refusal.detail || sentenceOf(refusal));
  return (
    <Portal>
      <section className={styles.undoPlace} aria-label={t('undo.title')} aria-live="polite">
        {latest && (
          <Offer
            key={latest.id}
            offer={latest}
            isPending={undoing.isPending}
            onUndo={() => undoing.mutate(latest)}
            onGone={() => {
              undoing.reset();
              withdrawAll();
            }}
          />
        )}
        {!latest && message !== undefined && (
          <PassingNotice
            key={undoing.submittedAt}
            label={message}
            tone={refusal ? 'bad' : 'ok'}
            shownFor={SHOWN_MS}
            onGone={undoing.reset}
          >
            <div className={styles.toastBody}>{message}</div>
          </PassingNotice>
        )}
      </section>
    </Portal>
  );
}

interface OfferProps {
  readonly offer: Undoable;
  readonly isPending: boolean;
  readonly onUndo: () => void;
  readonly onGone: () => void;
}

function Offer({ offer, isPending, onUndo, onGone }: OfferProps) {
  const { t } = useTranslation();
  useRescuedFocus();
  const undo = () => {
    // What is being typed is taken back by the field itself.
    if (isTyping()) return false;
    if (!isPending) onUndo();
    return true;
  };
  useShortcutLayer({ [UNDO_KEY]: undo }, [], true);
  return (
    <PassingNotice label={offer.message} tone="quiet" shownFor={SHOWN_MS} onGone={onGone}>
      <div className={styles.toastBody}>{offer.message}</div>
      <Button
        variant="subtle"
        px="sm"
        loading={isPending}
        rightSection={<KeyHint>{UNDO_KEY}</KeyHint>}
        aria-keyshortcuts={ariaOfKey(UNDO_KEY)}
        onClick={onUndo}
      >
        {t('undo.undo')}
      </Button>
    </PassingNotice>
  );
}

function isTyping(): boolean {
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.value !== '';
}
