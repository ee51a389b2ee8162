import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeadOfficeResource } from '../../../../src-main/contract/head/stations/head-office.ts';
import { useUnusedSeries } from '../../../lib/queries/business/series-query.ts';
import { OnlyFor } from '../../../ui/actions/only-for.tsx';
import { NextNumbersDialog } from '../../../ui/emission-point/next-numbers-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './head-office.module.css';

type Replaced = NonNullable<HeadOfficeResource['replaced_points']>[number];

/** A point that gave way to one of the head office's; a user who knows its last numbers goes on there. */
export function ReplacedPoint({ point }: { readonly point: Replaced }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { data: series = [] } = useUnusedSeries(point);
  const names = {
    point: `${point.establishment}-${point.emission_point}`,
    instead: `${point.establishment}-${point.instead}`,
  };
  return (
    <Notice tone="care" title={t('headOffice.replaced', names)}>
      <div className={styles.stack}>
        <div>{t('headOffice.replacedHint', names)}</div>
        {series.length > 0 && (
          <OnlyFor permission="manage_tills">
            <Button variant="default" onClick={() => setAsking(true)}>
              {t('headOffice.replacedResume', names)}
            </Button>
          </OnlyFor>
        )}
      </div>
      {isAsking && <NextNumbersDialog series={series} onClose={() => setAsking(false)} />}
    </Notice>
  );
}
