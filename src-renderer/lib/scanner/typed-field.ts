/** A field as it was before a scanner typed into it. */
export interface TypedField {
  readonly field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  readonly value: string;
}

/** The field that takes what is typed now; undefined where typing goes nowhere. */
export function typedFieldOf(target: EventTarget | null): TypedField | undefined {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  return isField ? { field: target, value: target.value } : undefined;
}

/** Puts a field back, so that its listeners see it as typing. */
export function restoreField({ field, value }: TypedField): void {
  if (field.value === value) return;
  // The field's own `value` is React's: it would not notice. The prototype's setter is the browser's.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** The field without the end of a burst that only later found its way into it. */
export function withoutTyped({ field, value }: TypedField, text: string): TypedField {
  for (let length = Math.min(text.length, value.length); length > 0; length -= 1) {
    const typed = text.slice(-length);
    if (value.endsWith(typed)) return { field, value: value.slice(0, -length) };
  }
  return { field, value };
}
