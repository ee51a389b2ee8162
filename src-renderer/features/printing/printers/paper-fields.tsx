import { NativeSelect, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { codePages, letterings, papers } from '../../../../src-main/contract/printing/printer.ts';
import { errorAt } from '../../../lib/http/answer.ts';
import { ChoiceCards } from '../../../ui/fields/choice-cards.tsx';
import type { PrinterFieldsProps } from './connection-fields.tsx';

/** What it prints on, and how its letters are made. */
export function PaperFields({ draft, refusal, onChange }: PrinterFieldsProps) {
  const { t } = useTranslation();
  const isRoll = draft.paper !== 'a4';
  const offered = papers.filter((paper) => paper !== 'a4' || draft.reach === 'queue');
  return (
    <>
      <NativeSelect
        label={t('printing.paper')}
        data={offered.map((value) => ({ value, label: t(`printing.papers.${value}`) }))}
        value={draft.paper}
        error={errorAt(refusal, '/paper')}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...draft, paper: papers.find((paper) => paper === value) ?? draft.paper })
        }
      />
      {isRoll && (
        <>
          <ChoiceCards
            label={t('printing.lettering')}
            value={draft.lettering}
            choices={letterings.map((value) => ({
              value,
              label: t(`printing.letterings.${value}`),
              hint: t(`printing.letterings.${value}Hint`),
            }))}
            onChange={(lettering) => onChange({ ...draft, lettering })}
          />
          {draft.lettering === 'text' && (
            <NativeSelect
              label={t('printing.codePage')}
              data={codePages.map((value) => ({ value, label: t(`printing.codePages.${value}`) }))}
              value={draft.code_page}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...draft, code_page: codePages.find((page) => page === value) ?? draft.code_page })
              }
            />
          )}
          <Switch
            label={t('printing.cuts')}
            checked={draft.cuts}
            onChange={(event) => onChange({ ...draft, cuts: event.currentTarget.checked })}
          />
          <Switch
            label={t('printing.hasDrawer')}
            checked={draft.has_drawer}
            error={errorAt(refusal, '/has_drawer')}
            onChange={(event) => onChange({ ...draft, has_drawer: event.currentTarget.checked })}
          />
        </>
      )}
    </>
  );
}
