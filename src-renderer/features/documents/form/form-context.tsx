import { createContext, type ReactNode, useContext } from 'react';
import type { JsonObject } from '../body/json.ts';

/** A change of a body. */
export type Edit = (body: JsonObject) => JsonObject;

export interface FieldFault {
  readonly pointer: string;
  readonly message: string;
}

/** What every field of a form knows. */
export interface FormState {
  /** Rates are those of this day, YYYY-MM-DD. */
  readonly issueDate: string;
  readonly faults: readonly FieldFault[];
  /** What else is shown beside a field or at the head of a part, by its JSON pointer. */
  readonly notes?: ReadonlyMap<string, ReactNode> | undefined;
  /** The same between two renders, so that rows that did not change need not be drawn again. */
  readonly onEdit: (edit: Edit) => void;
  /** What takes a removal back, for as long as the form is there. */
  readonly offerUndo: (undo: { readonly message: string; readonly undo: () => void }) => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('fields are for children of a form');
  return state;
}

export function faultAt(faults: readonly FieldFault[], pointer: string): string | undefined {
  return faults.find((fault) => fault.pointer === pointer)?.message;
}
