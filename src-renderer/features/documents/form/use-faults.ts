import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../../src-main/documents/values/fault.ts';
import { type Refusal, refusalBesides } from '../../../lib/http/answer.ts';
import type { FormPointers } from '../body/form-pointers.ts';
import type { FieldFault } from './form-context.tsx';

interface FaultSources {
  /** What the window itself found wrong. */
  readonly own: readonly Fault[];
  /** What the service did. */
  readonly refusal: Refusal | undefined;
  readonly pointers: FormPointers;
}

/** All that is wrong: beside the fields it is about, and what has no field. The same object while it says the same. */
export function useFaults({ own: ownFaults, refusal, pointers }: FaultSources) {
  const { t, i18n } = useTranslation();
  // Sentences name fields as bodies do; here they have labels.
  const labelled = (message: string) =>
    message.replace(/«([a-z_]+)»/g, (whole, name) =>
      i18n.exists(`fields.label.${name}`) ? `«${t(`fields.label.${name}` as 'fields.label.code')}»` : whole,
    );
  // The most usual fault is shown in the window's language; the others as the rules have them, in Spanish.
  const messageOf = ({ code, message }: Pick<Fault, 'message'> & { readonly code: string }) =>
    code === 'required' && i18n.language !== 'es' ? t('field.required') : labelled(message);
  const own = ownFaults.map((fault) => ({ pointer: fault.pointer, message: messageOf(fault) }));
  const refused = (refusal?.errors ?? []).flatMap((fault) =>
    fault.pointer === undefined ? [] : [{ pointer: fault.pointer, message: messageOf(fault) }],
  );
  const beside = [...pointers.fields, ...pointers.cells, ...pointers.parts];
  const elsewhere = own.filter(({ pointer }) => !beside.includes(pointer));
  const serialized = JSON.stringify([...own, ...refused]);
  const faults = useMemo((): readonly FieldFault[] => JSON.parse(serialized), [serialized]);
  return { faults, elsewhere: { faults: elsewhere, refusal: refusalBesides(refusal, beside) } };
}
