import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormPart } from '../body/form-part.ts';
import { hasContent, isIn } from '../body/form-pointers.ts';
import { type Json, type JsonObject, listAt, valueAt, withValueAt } from '../body/json.ts';
import { useFormState } from './form-context.tsx';

/** Which parts are shown: those of every document, and the annexes that are wanted, say something or are pointed at. */
export function useAnnexes(form: readonly FormPart[], owner: string, item: Json) {
  const { t } = useTranslation();
  const { faults, notes, onEdit, offerUndo } = useFormState();
  const [wanted, setWanted] = useState<ReadonlySet<FormPart['title']>>(new Set());
  const pressed = useRef<{ readonly part: FormPart; readonly opens: boolean }>(undefined);
  // The button that was pressed is gone then.
  useEffect(() => {
    const now = pressed.current;
    pressed.current = undefined;
    if (now) focusAnnex(annexName(owner, now.part), now.opens);
  });
  const pointedAt = [...faults.map(({ pointer }) => pointer), ...(notes?.keys() ?? [])];
  const isShown = (part: FormPart) =>
    !part.isAnnex ||
    wanted.has(part.title) ||
    hasContent(part, '', item) ||
    pointedAt.some((pointer) => isIn(part, owner, pointer));
  return {
    shown: form.filter(isShown),
    folded: form.filter((part) => !isShown(part)),
    /** What its buttons are known by, as `data-annex`. */
    nameOf: (part: FormPart) => annexName(owner, part),
    open: (part: FormPart) => {
      pressed.current = { part, opens: true };
      setWanted(new Set([...wanted, part.title]));
      const { list } = part;
      if (!list) return;
      const at = owner + part.at;
      onEdit((before) => withValueAt(before, at, [...listAt(before, at), list.blank]));
    },
    close: (part: FormPart) => {
      pressed.current = { part, opens: false };
      setWanted(new Set([...wanted].filter((title) => title !== part.title)));
      onEdit((before) => withoutPart(before, owner, part));
      offerUndo({
        message: t('undo.removed', { name: t(`fields.part.${part.title}`) }),
        undo: () => onEdit((before) => withPartOf(before, item, owner, part)),
      });
    },
  };
}

function annexName(owner: string, { title }: FormPart): string {
  return `${owner} ${title}`;
}

/** Into an annex that was opened; on what opens it again where it was taken away. */
function focusAnnex(name: string, opens: boolean): void {
  const button = document.querySelector<HTMLElement>(`[data-annex="${CSS.escape(name)}"]`);
  const annex = opens ? button?.closest('fieldset, section') : undefined;
  const field = annex?.querySelector<HTMLElement>('input, textarea, select');
  (field ?? button)?.focus();
}

function withoutPart(body: JsonObject, owner: string, { at, fields, list }: FormPart): JsonObject {
  const pointer = owner + at;
  if (list?.from !== undefined)
    return withValueAt(body, pointer, [...listAt(body, pointer).slice(0, list.from)]);
  if (at !== '') return withValueAt(body, pointer, undefined);
  return fields.reduce((before, field) => withValueAt(before, pointer + field.at, undefined), body);
}

/** The part again as it was in what it belongs to. */
function withPartOf(body: JsonObject, was: Json, owner: string, { at, fields, list }: FormPart): JsonObject {
  const pointer = owner + at;
  if (list?.from !== undefined) {
    const items = listAt(body, pointer).slice(0, list.from);
    return withValueAt(body, pointer, [...items, ...listAt(was, at).slice(list.from)]);
  }
  if (at !== '') return withValueAt(body, pointer, valueAt(was, at));
  return fields.reduce(
    (before, field) => withValueAt(before, pointer + field.at, valueAt(was, field.at)),
    body,
  );
}
