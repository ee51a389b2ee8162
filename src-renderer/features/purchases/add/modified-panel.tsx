import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { modifiedDocumentTypes } from '../../../../src-main/documents/purchase/purchase-body.ts';
import { useTypeName } from '../../../lib/use-type-name.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../purchases.module.css';
import type { ModifiedPaper } from './paper.ts';

interface ModifiedPanelProps {
  readonly modified: ModifiedPaper;
  readonly errorAt: (field: 'number' | 'authorization_number') => string | undefined;
  readonly onChange: (modified: ModifiedPaper) => void;
}

/** The document that a note modifies, which the annex of transactions names with it. */
export function ModifiedPanel({ modified, errorAt, onChange }: ModifiedPanelProps) {
  const { t } = useTranslation();
  const typeName = useTypeName();
  return (
    <Panel title={t('purchases.modifiedDocument')}>
      <div className={styles.fields}>
        <NativeSelect
          label={t('purchases.modifiedType')}
          data={modifiedDocumentTypes.map((value) => ({ value, label: typeName(value) }))}
          value={modified.type}
          onChange={(event) => {
            const type = modifiedDocumentTypes.find((one) => one === event.currentTarget.value);
            if (type) onChange({ ...modified, type });
          }}
        />
        <TextInput
          label={t('purchases.modifiedNumber')}
          placeholder={t('purchases.numberPlaceholder')}
          value={modified.number}
          error={errorAt('number')}
          onChange={(event) => onChange({ ...modified, number: event.currentTarget.value })}
        />
        <TextInput
          label={t('purchases.modifiedAuthorization')}
          description={t('purchases.modifiedAuthorizationHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          value={modified.authorization}
          error={errorAt('authorization_number')}
          onChange={(event) => onChange({ ...modified, authorization: event.currentTarget.value })}
        />
      </div>
    </Panel>
  );
}
