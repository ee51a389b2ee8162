import { Button, Skeleton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../lib/http/answer.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PeriodChoice } from './period-choice.tsx';
import styles from './reports.module.css';

interface ReportFrameProps
  extends Pick<ComponentProps<typeof Page>, 'title' | 'back'>,
    ComponentProps<typeof PeriodChoice> {
  /** Where else the period can be looked at. */
  readonly links?: ReactNode;
  /** What it can be had as, beside paper. */
  readonly files?: ReactNode;
  readonly refusal: Refusal | undefined;
  readonly isPending: boolean;
  /** The report, once it is there. */
  readonly children: ReactNode;
}

/** What every report of a period has around it: which period, paper and files, and what to see until it is computed. */
export function ReportFrame(props: ReportFrameProps) {
  const { links, files, period, onChange, refusal, isPending, children, ...page } = props;
  const { t } = useTranslation();
  return (
    <Page
      isWide
      {...page}
      actions={
        <div className={styles.tools}>
          {links}
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('reports.print')}
          </Button>
          {files}
        </div>
      }
    >
      <PeriodChoice period={period} onChange={onChange} />
      {refusal && <RefusalNotice refusal={refusal} />}
      {isPending && !refusal && (
        <div role="status" aria-label={t('reports.computing')}>
          <Skeleton height="20rem" />
        </div>
      )}
      {children}
    </Page>
  );
}
