import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ComponentType, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAction } from '../../../ui/actions/icon-action.tsx';
import type { FormPart, PartList } from '../body/form-part.ts';
import { type Json, listAt, withValueAt } from '../body/json.ts';
import styles from './form.module.css';
import { useFormState } from './form-context.tsx';
import type { InnerPartsProps } from './inner-parts.ts';
import { numberedItems } from './numbered-items.ts';
import { ObjectFields } from './object-fields.tsx';
import { useTakingAway } from './use-taking-away.ts';

interface BlocksProps {
  readonly part: FormPart;
  readonly list: PartList;
  /** JSON pointer of the list. */
  readonly at: string;
  readonly items: readonly Json[];
  readonly Inner: ComponentType<InnerPartsProps>;
}

/** The items of a list one under the other, each with the lists of its own. */
export function Blocks({ part, list, at, items, Inner }: BlocksProps) {
  const { t } = useTranslation();
  const { onEdit } = useFormState();
  return (
    <>
      {numberedItems(items).map(({ item, index }) => (
        <Block
          key={index}
          part={part}
          at={at}
          index={index}
          isOnly={items.length === 1}
          item={item}
          Inner={Inner}
        />
      ))}
      <Button
        variant="subtle"
        className={styles.add ?? ''}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => onEdit((before) => withValueAt(before, at, [...listAt(before, at), list.blank]))}
      >
        {t(`fields.addItem.${blockName(part)}`)}
      </Button>
    </>
  );
}

interface BlockProps {
  readonly part: FormPart;
  readonly at: string;
  readonly index: number;
  readonly isOnly: boolean;
  readonly item: Json;
  readonly Inner: ComponentType<InnerPartsProps>;
}

const Block = memo(function Block({ part, at, index, isOnly, item, Inner }: BlockProps) {
  const { t } = useTranslation();
  const takeAway = useTakingAway();
  const owner = `${at}/${index}`;
  const name = t('fields.numbered', { part: t(`fields.item.${blockName(part)}`), number: index + 1 });
  return (
    <fieldset className={styles.block}>
      <legend className={isOnly ? 'for-readers' : styles.partTitle}>
        {name}
        {!isOnly && (
          <IconAction
            icon={IconX}
            label={t('fields.removePart', { part: name })}
            onClick={() => takeAway(at, index, { item, name })}
          />
        )}
      </legend>
      <ObjectFields part={part} at={owner} object={item} />
      {part.inner && <Inner form={part.inner} owner={owner} item={item} of={name} />}
    </fieldset>
  );
});

function blockName({ title }: FormPart): 'recipient' | 'document' {
  return title === 'recipient' ? 'recipient' : 'document';
}
