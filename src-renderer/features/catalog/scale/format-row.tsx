import { NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LabelFormat } from '../../../../src-main/contract/catalog/scale-labels.ts';
import { IconAction } from '../../../ui/actions/icon-action.tsx';
import { isFormat, prefixes, withContent } from './format-draft.ts';
import styles from './scale.module.css';

interface FormatRowProps {
  readonly format: LabelFormat;
  /** Prefixes of the other rows. */
  readonly usedPrefixes: readonly string[];
  readonly onChange: (format: LabelFormat) => void;
  readonly onRemove: () => void;
}

/** What the labels of one prefix have inside. */
export function FormatRow({ format, usedPrefixes, onChange, onRemove }: FormatRowProps) {
  const { t } = useTranslation();
  const digits = (name: 'codeDigits' | 'valueDigits' | 'decimals', from: number, to: number) => (
    <NativeSelect
      label={t(`catalog.scale.${name}`)}
      data={Array.from({ length: to - from + 1 }, (_, more) => String(from + more))}
      value={String(format[name])}
      onChange={(event) => onChange({ ...format, [name]: Number(event.currentTarget.value) })}
    />
  );
  return (
    <fieldset className={styles.format} aria-label={t('catalog.scale.format', { prefix: format.prefix })}>
      <NativeSelect
        label={t('catalog.scale.prefix')}
        data={prefixes.map((value) => ({ value, label: value, disabled: usedPrefixes.includes(value) }))}
        value={format.prefix}
        onChange={(event) => onChange({ ...format, prefix: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('catalog.scale.contains')}
        data={[
          { value: 'price', label: t('catalog.scale.price') },
          { value: 'weight', label: t('catalog.scale.weight') },
        ]}
        value={format.contains}
        onChange={(event) =>
          onChange(withContent(format, event.currentTarget.value === 'weight' ? 'weight' : 'price'))
        }
      />
      {digits('codeDigits', 3, 7)}
      {digits('valueDigits', 3, 7)}
      {digits('decimals', 0, 5)}
      <span>
        <IconAction
          icon={IconX}
          label={t('catalog.scale.remove', { prefix: format.prefix })}
          onClick={onRemove}
        />
      </span>
      {!isFormat(format) && (
        <div className={styles.fault} role="alert">
          {t('catalog.scale.wrongDigits')}
        </div>
      )}
    </fieldset>
  );
}
