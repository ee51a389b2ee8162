import type { FormPart } from '../body/form-part.ts';
import type { Json } from '../body/json.ts';
import styles from './form.module.css';
import { faultAt, useFormState } from './form-context.tsx';
import { FieldInput } from './inputs/field-input.tsx';

interface ObjectFieldsProps {
  readonly part: FormPart;
  /** JSON pointer of the object. */
  readonly at: string;
  readonly object: Json;
}

/** The fields of one object, as wide as what they hold. */
export function ObjectFields({ part: { fields, lookup }, at, object }: ObjectFieldsProps) {
  const { faults, notes } = useFormState();
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const pointer = at + field.at;
        const note = notes?.get(pointer);
        return (
          <div key={pointer} className={styles.field} data-width={note ? 'wide' : field.width}>
            <FieldInput
              field={field}
              owner={at}
              item={object}
              fault={faultAt(faults, pointer)}
              lookup={lookup}
            />
            {note}
          </div>
        );
      })}
    </div>
  );
}
