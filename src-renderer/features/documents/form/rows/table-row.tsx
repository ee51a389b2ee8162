import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type ComponentType, memo, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAction } from '../../../../ui/actions/icon-action.tsx';
import type { FormPart } from '../../body/form-part.ts';
import { hasContent } from '../../body/form-pointers.ts';
import type { Json } from '../../body/json.ts';
import styles from '../form.module.css';
import { faultAt, useFormState } from '../form-context.tsx';
import type { InnerPartsProps } from '../inner-parts.ts';
import { FieldInput } from '../inputs/field-input.tsx';
import { useTakingAway } from '../use-taking-away.ts';

interface TableRowProps {
  readonly part: FormPart;
  /** JSON pointer of the list. */
  readonly at: string;
  /** Of the item in the list, from 0. */
  readonly index: number;
  readonly isLast: boolean;
  readonly item: Json;
  readonly title: string;
  /** Where the focus goes once the last row is gone. */
  readonly adder: RefObject<HTMLButtonElement | null>;
  readonly Inner: ComponentType<InnerPartsProps>;
}

/** An item of a list. Rare fields of it unfold below its row. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { part, at, index, isLast, item, title, adder, Inner } = props;
  const { t } = useTranslation();
  const { faults } = useFormState();
  const takeAway = useTakingAway();
  const [isOpen, setOpen] = useState(() => part.inner?.some((inner) => hasContent(inner, '', item)) ?? false);
  const { fields, inner, lookup, list } = part;
  const owner = `${at}/${index}`;
  const number = index + 1 - (list?.from ?? 0);
  const isFaulty = faults.some(
    ({ pointer }) => pointer.startsWith(`${owner}/`) && !fields.some((field) => pointer === owner + field.at),
  );
  const isShown = isOpen || isFaulty;
  const faultLines = fields.flatMap(({ at: inside, label }) => {
    const fault = faultAt(faults, owner + inside);
    return fault === undefined ? [] : [`${t(`fields.label.${label}`)}: ${fault}`];
  });
  const remove = () => {
    takeAway(at, index, { item, name: `${title}, ${t('fields.row', { number })}` });
    // The next row takes the place and the focus; after the last one there is none.
    if (isLast) adder.current?.focus();
  };
  return (
    <>
      <tr data-row={index}>
        {fields.map((field, column) => (
          <td key={field.at} data-column={column}>
            <FieldInput
              field={field}
              owner={owner}
              item={item}
              fault={faultAt(faults, owner + field.at)}
              lookup={lookup}
              rowLabel={t('fields.row', { number })}
            />
          </td>
        ))}
        <td className={styles.rowActions}>
          {inner && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="2.75rem"
              aria-expanded={isShown}
              aria-label={t('fields.rowDetails', { number, part: title })}
              onClick={() => setOpen(!isShown)}
            >
              {isShown ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />}
            </ActionIcon>
          )}
          <IconAction icon={IconX} label={t('fields.removeRow', { number, part: title })} onClick={remove} />
        </td>
      </tr>
      {faultLines.length > 0 && (
        <tr aria-hidden>
          <td colSpan={fields.length + 1} className={styles.rowFaults}>
            {faultLines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </td>
        </tr>
      )}
      {inner && isShown && (
        <tr>
          <td colSpan={fields.length + 1} className={styles.rowDetails}>
            <Inner form={inner} owner={owner} item={item} of={t('fields.row', { number })} />
          </td>
        </tr>
      )}
    </>
  );
});
