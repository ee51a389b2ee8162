import { Button, Skeleton } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { HeadDeclaration } from '../../../src-main/contract/head/head-declaration.ts';
import { daysOfTaxPeriod } from '../../../src-main/documents/values/calendar/tax-period.ts';
import { DeclarationForm } from '../../features/reports/declaration/declaration-form.tsx';
import { MonthChoice, useMonth } from '../../features/reports/month/month-choice.tsx';
import { refusalIn } from '../../lib/http/answer.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { declarants, useIsFor } from '../session/audience.ts';
import { DeclarationGaps } from './declaration-gaps.tsx';
import {
  useHeadDeclaration,
  useHeadDeclarationFile,
  useHeadDeclarationSaving,
} from './head-declaration-query.ts';

/** The figures for the forms 104 and 103 of all tills, with what may be missing. */
export function HeadDeclarationPage() {
  const { t } = useTranslation();
  const month = useMonth({ hasHalfYears: false });
  const period = daysOfTaxPeriod(month);
  const { data: declaration, error, isPending } = useHeadDeclaration(period);
  const file = useHeadDeclarationFile(period);
  const refusal = refusalIn(error ?? file.error);
  return (
    <Page
      isWide
      title={t('declaration.title')}
      back={{ to: '/informes', label: t('reports.title') }}
      actions={
        <Button
          variant="default"
          leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
          loading={file.isPending}
          onClick={file.save}
        >
          {t('head.declaration.file')}
        </Button>
      }
    >
      <MonthChoice hasHalfYears chosen={month} />
      {refusal && <RefusalNotice refusal={refusal} />}
      {isPending && !refusal && (
        <div role="status" aria-label={t('reports.computing')}>
          <Skeleton height="20rem" />
        </div>
      )}
      {declaration && <Figures key={`${declaration.from} ${declaration.to}`} declaration={declaration} />}
    </Page>
  );
}

function Figures({ declaration }: { readonly declaration: HeadDeclaration }) {
  const { t } = useTranslation();
  const saving = useHeadDeclarationSaving(declaration);
  return (
    <DeclarationForm
      declaration={declaration}
      saving={useIsFor(declarants) ? saving : undefined}
      origin={t('head.declaration.check')}
    >
      <DeclarationGaps incomplete={declaration.incomplete} />
    </DeclarationForm>
  );
}
