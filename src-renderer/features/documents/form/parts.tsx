import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconAction } from '../../../ui/actions/icon-action.tsx';
import type { FormPart } from '../body/form-part.ts';
import { type Json, listAt, valueAt } from '../body/json.ts';
import { Blocks } from './blocks.tsx';
import { FoldedParts } from './folded-parts.tsx';
import styles from './form.module.css';
import { faultAt, useFormState } from './form-context.tsx';
import type { InnerPartsProps } from './inner-parts.ts';
import { ObjectFields } from './object-fields.tsx';
import { RowTable } from './rows/row-table.tsx';
import { useAnnexes } from './use-annexes.ts';

interface PartFieldsProps {
  readonly part: FormPart;
  /** JSON pointer of what the part belongs to. */
  readonly owner: string;
  /** What it belongs to. */
  readonly item: Json;
  readonly title: string;
}

/** A part of a document as fields, rows or blocks, with the notes on it as a whole. */
export function PartFields({ part, owner, item, title }: PartFieldsProps) {
  const { faults, notes } = useFormState();
  const at = owner + part.at;
  const fault = part.at === '' ? undefined : faultAt(faults, at);
  return (
    <div className={styles.section}>
      {part.at !== '' && notes?.get(at)}
      {fault !== undefined && (
        <div className={styles.fault} role="alert" lang="es">
          {fault}
        </div>
      )}
      <Content part={part} owner={owner} item={item} title={title} />
    </div>
  );
}

function Content({ part, owner, item, title }: PartFieldsProps) {
  const { list, inner } = part;
  const at = owner + part.at;
  if (list) {
    const own = { part, list, at, items: listAt(item, part.at), title, Inner: InnerParts };
    return list.layout === 'rows' ? <RowTable {...own} /> : <Blocks {...own} />;
  }
  const object = valueAt(item, part.at) ?? {};
  return (
    <>
      <ObjectFields part={part} at={at} object={object} />
      {inner && <InnerParts form={inner} owner={at} item={object} of={title} />}
    </>
  );
}

/** The parts of a part: those that are rarely needed folded away until they are wanted. */
function InnerParts({ form, owner, item, of }: InnerPartsProps) {
  const { folded, shown, nameOf, open, close } = useAnnexes(form, owner, item);
  const { t } = useTranslation();
  return (
    <div className={styles.parts}>
      {shown.map((part) => {
        const title = t(`fields.part.${part.title}`);
        return (
          <fieldset key={part.title} className={styles.part}>
            <legend className={styles.partTitle}>
              {title}
              <span className="for-readers">, {of}</span>
              {part.isAnnex && (
                <IconAction
                  icon={IconX}
                  data-annex={nameOf(part)}
                  label={t('fields.removePart', { part: title })}
                  onClick={() => close(part)}
                />
              )}
            </legend>
            <PartFields part={part} owner={owner} item={item} title={`${title}, ${of}`} />
          </fieldset>
        );
      })}
      <FoldedParts parts={folded} nameOf={nameOf} onOpen={open} />
    </div>
  );
}
