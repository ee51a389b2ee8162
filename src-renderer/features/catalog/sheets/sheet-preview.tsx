import { Button, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogImportResource } from '../../../../src-main/contract/catalog/catalog-import.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { SheetColumnsPanel } from './sheet-columns-panel.tsx';
import { SheetCounts } from './sheet-counts.tsx';
import { SheetRows } from './sheet-rows.tsx';
import styles from './sheets.module.css';
import { useSheetCommit, useSheetReading } from './sheets-query.ts';

interface SheetPreviewProps {
  readonly made: CatalogImportResource;
  readonly onOther: () => void;
}

/** What would become of a file; nothing is kept before it is confirmed. */
export function SheetPreview({ made, onOther }: SheetPreviewProps) {
  const { t } = useTranslation();
  const [onlyIfNone, setOnlyIfNone] = useState(false);
  const reading = useSheetReading(made);
  const commit = useSheetCommit(made);
  const { counts, faults, file_name: fileName } = made;
  const writtenCount = counts.new + counts.changed;
  const isHeld = onlyIfNone && counts.error > 0;
  const refusal = refusalIn(reading.error) ?? refusalIn(commit.error);
  // The catalog became another one since: it is held against that one before anything is kept.
  const isOutdated = refusalIn(commit.error)?.code === 'invalid_state';
  return (
    <div className={styles.stack}>
      <Text fw={600}>{fileName}</Text>
      {faults.length > 0 ? (
        <Notice tone="care" title={t('sheets.faultsTitle')}>
          {faults.map((fault) => (
            <div key={fault}>{fault}</div>
          ))}
        </Notice>
      ) : (
        <SheetCounts counts={counts} />
      )}
      <SheetColumnsPanel made={made} onChange={(patch) => reading.mutate(patch)} />
      {faults.length === 0 && (
        <Panel title={t('sheets.rows')}>
          <SheetRows key={JSON.stringify(counts)} made={made} />
        </Panel>
      )}
      {refusal && <RefusalNotice refusal={refusal} />}
      <div className={styles.bottom}>
        <div>
          {counts.error > 0 && (
            <>
              <Text>{t('sheets.errorsStay', { count: counts.error })}</Text>
              <Checkbox
                label={t('sheets.onlyIfNone')}
                mt="xs"
                checked={onlyIfNone}
                onChange={(event) => setOnlyIfNone(event.currentTarget.checked)}
              />
            </>
          )}
        </div>
        <Button variant="default" onClick={onOther}>
          {t('sheets.other')}
        </Button>
        {isOutdated ? (
          <Button
            loading={reading.isPending}
            onClick={() => reading.mutate({}, { onSuccess: () => commit.reset() })}
          >
            {t('sheets.lookAgain')}
          </Button>
        ) : (
          <Button
            loading={commit.isPending || reading.isPending}
            disabled={writtenCount === 0 || isHeld || faults.length > 0}
            onClick={() => commit.mutate({ only_if_no_errors: onlyIfNone })}
          >
            {writtenCount === 0 ? t('sheets.nothing') : t('sheets.commit', { count: writtenCount })}
          </Button>
        )}
      </div>
    </div>
  );
}
