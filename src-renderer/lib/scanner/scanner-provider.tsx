import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { hearKey, noBurst } from './scan-burst.ts';
import { type Scanner, ScannerContext, type ScanTaker } from './scanner.ts';
import { restoreField, type TypedField, typedFieldOf, withoutTyped } from './typed-field.ts';

/** Listens for scanners, once for the whole window, and hands what they read to its handler. */
export function ScannerProvider({ children }: { readonly children: ReactNode }) {
  const takers = useRef<readonly ScanTaker[]>([]);
  const scanner = useMemo<Scanner>(
    () => ({
      take(taker) {
        takers.current = [...takers.current, taker];
        return () => {
          takers.current = takers.current.filter((other) => other !== taker);
        };
      },
    }),
    [],
  );
  useEffect(() => listenForScans((code) => takerOf(takers.current, code)), []);
  return <ScannerContext value={scanner}>{children}</ScannerContext>;
}

type Take = () => void;

/** What is done with a scan now; undefined leaves its keys to the page as they came. */
function takerOf(takers: readonly ScanTaker[], code: string): Take | undefined {
  const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
  if (!dialog) {
    const taker = takers.at(-1);
    return taker && (() => taker.onCode(code));
  }
  const inside = takers.findLast(({ isInDialog }) => isInDialog);
  if (inside) return () => inside.onCode(code);
  const blocked = takers.findLast(({ onBlocked }) => onBlocked !== undefined)?.onBlocked;
  return blocked && (() => blocked(code));
}

/** A PIN has up to eight digits: whatever is typed into a secret's field at once and is no longer is one. */
const LONGEST_PIN = 8;

function listenForScans(takerFor: (code: string) => Take | undefined): () => void {
  let burst = noBurst;
  let before: TypedField | undefined;
  const press = (event: KeyboardEvent) => {
    const key = keyOf(event);
    if (key === undefined) {
      burst = noBurst;
      return;
    }
    const heard = hearKey(burst, { key, at: event.timeStamp });
    burst = heard.burst;
    if (burst.text.length === 1) before = typedFieldOf(event.target);
    if (heard.code === undefined || isSecret(event.target, heard.code)) return;
    const take = takerFor(heard.code);
    if (!take) return;
    // Enter belongs to the scan: it presses no button and sends no form.
    event.preventDefault();
    event.stopImmediatePropagation();
    const now = typedFieldOf(event.target);
    if (before) restoreField(before);
    else if (now) restoreField(withoutTyped(now, heard.code));
    take();
  };
  window.addEventListener('keydown', press, { capture: true });
  return () => window.removeEventListener('keydown', press, { capture: true });
}

/** Some scanners end a code with Ctrl+J or Ctrl+M, which are line feed and carriage return. */
const lineEnds: readonly string[] = ['j', 'm'];

/** What a scanner may have pressed; a key held down repeats as fast as a scanner types, but is none. */
function keyOf({ key, repeat, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): string | undefined {
  if (repeat || altKey || metaKey || isComposing) return undefined;
  if (!ctrlKey) return key;
  return lineEnds.includes(key.toLowerCase()) ? 'Enter' : undefined;
}

function isSecret(target: EventTarget | null, code: string): boolean {
  return target instanceof HTMLInputElement && target.type === 'password' && code.length <= LONGEST_PIN;
}
