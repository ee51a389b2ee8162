import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportResource } from '../../../src-main/contract/import.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { ImportBadge } from './import-badge.tsx';
import { ImportDrop } from './import-drop.tsx';
import { ImportNumbering } from './import-numbering.tsx';
import styles from './imports.module.css';
import { isUnderWay, useImport } from './imports-query.ts';

interface ImportForNumbersProps {
  /** The numberings that go on after what was imported. */
  readonly onNumbered: (numbering: ImportResource['numbering']) => void;
}

/** Takes documents of a former system for the numbers they used up: where each series goes on is read from them. */
export function ImportForNumbers({ onNumbered }: ImportForNumbersProps) {
  const [id, setId] = useState<string>();
  return (
    <div className={styles.stack}>
      <ImportDrop onUploaded={setId} />
      {id !== undefined && <Numbers key={id} id={id} onNumbered={onNumbered} />}
    </div>
  );
}

function Numbers({ id, onNumbered }: ImportForNumbersProps & { readonly id: string }) {
  const { t } = useTranslation();
  const { data, error } = useImport(id);
  const refusal = refusalIn(error);
  if (refusal) return <RefusalNotice refusal={refusal} />;
  if (!data) return null;
  const { counts, status, numbering, failure } = data;
  const isDone = !isUnderWay(status);
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <Text role="status">
          {t('imports.forNumbers', { imported: counts.imported, found: counts.found })}
        </Text>
        <ImportBadge status={status} />
      </div>
      {failure && <Notice tone="bad" title={failure.message} />}
      {isDone && numbering.length === 0 && <Notice tone="care" title={t('imports.noNumbers')} />}
      {numbering.length > 0 && <ImportNumbering numbering={numbering} />}
      {isDone && numbering.length > 0 && (
        <Group>
          <Button variant="default" onClick={() => onNumbered(numbering)}>
            {t('imports.useNumbers')}
          </Button>
        </Group>
      )}
    </div>
  );
}
