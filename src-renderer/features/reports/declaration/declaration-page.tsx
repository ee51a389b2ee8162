import { useTranslation } from 'react-i18next';
import type { Declaration } from '../../../../src-main/contract/reports/declaration.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { ReportFrame } from '../report-frame.tsx';
import { usePeriod } from '../use-period.ts';
import { DeclarationForm } from './declaration-form.tsx';
import { useDeclaration, useDeclarationSaving } from './declaration-query.ts';

/** The figures for the forms 104 and 103, how each was made, and what a person must decide. */
export function DeclarationPage() {
  const { t } = useTranslation();
  const [period, setPeriod] = usePeriod();
  const { data: declaration, error, isPending } = useDeclaration(period);
  return (
    <ReportFrame
      title={t('declaration.title')}
      back={{ to: '/informes', label: t('declaration.back') }}
      period={period}
      onChange={setPeriod}
      refusal={refusalIn(error)}
      isPending={isPending}
    >
      {declaration && (
        <DeclarationBody key={`${declaration.from} ${declaration.to}`} declaration={declaration} />
      )}
    </ReportFrame>
  );
}

function DeclarationBody({ declaration }: { readonly declaration: Declaration }) {
  const { t } = useTranslation();
  const saving = useDeclarationSaving(declaration);
  const maySave = useMay()('save_declarations');
  return (
    <DeclarationForm
      declaration={declaration}
      saving={maySave ? saving : undefined}
      origin={t('declaration.check')}
    />
  );
}
