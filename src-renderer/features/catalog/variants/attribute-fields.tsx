import { Button, Group, TagsInput, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  ATTRIBUTES_OF_PARENT,
  type VariantAttribute,
} from '../../../../src-main/contract/catalog/product-parent.ts';
import { errorAt, type Refusal } from '../../../lib/http/answer.ts';
import { IconAction } from '../../../ui/actions/icon-action.tsx';
import own from './variants.module.css';

/** Its position says which attribute it is. */
const slots = ['first', 'second', 'third'] as const;

interface AttributeFieldsProps {
  readonly attributes: readonly VariantAttribute[];
  /** There are variants: their number stays. */
  readonly isFixed: boolean;
  readonly refusal: Refusal | undefined;
  readonly onChange: (attributes: readonly VariantAttribute[]) => void;
}

/** In what variants differ, each with its values. */
export function AttributeFields({ attributes, isFixed, refusal, onChange }: AttributeFieldsProps) {
  const { t } = useTranslation();
  const placeholders = t('variants.attributePlaceholders', { returnObjects: true });
  const change = (index: number, part: Partial<VariantAttribute>) =>
    onChange(attributes.map((one, position) => (position === index ? { ...one, ...part } : one)));
  const faultOf = (pointer: string) =>
    refusal?.errors.find((error) => error.pointer?.startsWith(pointer))?.message;
  return (
    <>
      {slots.slice(0, attributes.length).map((slot, index) => {
        const { name = '', values = [] } = attributes[index] ?? {};
        const title = name.trim() || t('variants.attribute', { number: index + 1 });
        return (
          <Group key={slot} gap="sm" align="start" wrap="nowrap">
            <TextInput
              w="10rem"
              label={t('variants.attribute', { number: index + 1 })}
              placeholder={placeholders[index]}
              maxLength={30}
              value={name}
              error={errorAt(refusal, `/attributes/${index}/name`)}
              onChange={(event) => change(index, { name: event.currentTarget.value })}
            />
            <TagsInput
              classNames={{ input: own.tags ?? '' }}
              flex={1}
              label={t('variants.valuesOf', { name: title })}
              placeholder={values.length === 0 ? t('variants.valuesPlaceholder') : undefined}
              maxTags={50}
              value={[...values]}
              error={faultOf(`/attributes/${index}/values`)}
              onChange={(next) => change(index, { values: next.map((value) => value.trim()) })}
            />
            {!isFixed && attributes.length > 1 && (
              <div className={own.beside}>
                <IconAction
                  icon={IconTrash}
                  label={t('variants.removeAttribute', { name: title })}
                  onClick={() => onChange(attributes.filter((_, position) => position !== index))}
                />
              </div>
            )}
          </Group>
        );
      })}
      {!isFixed && attributes.length < ATTRIBUTES_OF_PARENT && (
        <Button
          variant="subtle"
          style={{ alignSelf: 'start' }}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange([...attributes, { name: '', values: [] }])}
        >
          {t('variants.add')}
        </Button>
      )}
    </>
  );
}
