import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LabelFormat, readScaleLabel } from '../../../../src-main/contract/catalog/scale-labels.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import styles from './scale.module.css';

/** A scanner ends with Enter: the form is not finished yet. */
function keepOpen(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** Says what a scanned label would be read as, so that nobody finds out while a customer waits. */
export function LabelTrial({ formats }: { readonly formats: readonly LabelFormat[] }) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  return (
    <div>
      <TextInput
        label={t('catalog.scale.try')}
        placeholder={t('catalog.scale.tryPlaceholder')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={13}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value.trim())}
        onKeyDown={keepOpen}
      />
      <div className={`${styles.read} tabular`} role="status">
        {code.length === 13 && readingText()}
      </div>
    </div>
  );

  function readingText(): string {
    const label = readScaleLabel(code, formats);
    switch (label?.kind) {
      case undefined:
        return t('catalog.scale.notALabel');
      case 'wrong_check_digit':
        return t('catalog.scale.wrongCheckDigit');
      case 'nothing':
        return t('catalog.scale.nothing');
      case 'price':
        return t('catalog.scale.readPrice', { code: label.code, value: formatMoney(label.value) });
      case 'weight':
        return t('catalog.scale.readWeight', { code: label.code, value: label.value });
    }
  }
}
