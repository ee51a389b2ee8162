import { Button } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Declaration,
  type DeclarationBody as SavedDeclaration,
  statedBoxes,
} from '../../../../src-main/contract/reports/declaration.ts';
import { formatDate, formatInstant } from '../../../lib/format/format.ts';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';
import { refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../reports.module.css';
import { WithheldFigures } from '../withheld-figures.tsx';
import { BoxTable, type StatedDraft } from './box-table.tsx';

interface DeclarationFormProps {
  readonly declaration: Declaration;
  /** Undefined for who only looks. */
  readonly saving:
    | Pick<UseMutationResult<unknown, Error, SavedDeclaration>, 'mutate' | 'error' | 'isPending'>
    | undefined;
  /** What the figures come from. */
  readonly origin: string;
  /** What else is to be settled before declaring. */
  readonly children?: ReactNode;
}

/** The boxes of the forms 104 and 103, of which a person states some. */
export function DeclarationForm({ declaration, saving, origin, children }: DeclarationFormProps) {
  const { t, i18n } = useTranslation();
  const { from, to, iva, form_103, income_tax, left_out, saved_at } = declaration;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const refusal = refusalIn(saving?.error);
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, statedPointers);
  const draft: StatedDraft | undefined = saving
    ? {
        typed,
        refusal,
        onChange: (box, text) => setTyped({ ...typed, [box]: text }),
      }
    : undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    saving?.mutate({ boxes: boxesOf(typed) }, { onSuccess: () => setTyped({}) });
  };
  const lang = i18n.language === 'es' ? undefined : 'es';
  return (
    <form ref={form} noValidate onSubmit={save} className={styles.stack}>
      <p className={styles.between}>{t('reports.between', { from: formatDate(from), to: formatDate(to) })}</p>
      <Notice tone="care" title={t('declaration.checkTitle')}>
        {origin}
      </Notice>
      {left_out.undecided > 0 && (
        <Notice tone="bad" title={t('declaration.undecided', { count: left_out.undecided })} />
      )}
      {left_out.unauthorized_purchases > 0 && (
        <Notice
          tone="wait"
          title={t('declaration.unauthorized', { count: left_out.unauthorized_purchases })}
        />
      )}
      {left_out.unconfirmed_purchases > 0 && (
        <Notice tone="wait" title={t('declaration.unconfirmed', { count: left_out.unconfirmed_purchases })} />
      )}
      {children}
      {iva.map(({ title, boxes }) => (
        <div key={title} lang={lang}>
          <BoxTable title={`104 · ${title}`} boxes={boxes} draft={draft} />
        </div>
      ))}
      {saving && (
        <Panel title={t('declaration.balances')}>
          <div className={styles.stack}>
            <div>{t('declaration.balancesHint')}</div>
            {besides && <RefusalNotice refusal={besides} />}
            <div className={styles.tools}>
              <Button type="submit" loading={saving.isPending}>
                {t('declaration.save')}
              </Button>
              {saved_at !== undefined && (
                <span className={styles.hint}>{t('declaration.saved', { at: formatInstant(saved_at) })}</span>
              )}
            </div>
          </div>
        </Panel>
      )}
      <div lang={lang}>
        <BoxTable title={`103 · ${t('declaration.incomeTax')}`} boxes={form_103} draft={draft} />
      </div>
      <div lang={lang}>
        <Panel title={t('declaration.incomeTaxByCode')}>
          {income_tax.length === 0 && <div className={styles.hint}>{t('reports.noneWithheld')}</div>}
          {income_tax.length > 0 && (
            <WithheldFigures
              label={t('declaration.incomeTax')}
              headings={[t('reports.column.code'), t('declaration.concept')]}
              rows={income_tax}
              namesOf={({ code, concept }) => [code, concept]}
            />
          )}
        </Panel>
      </div>
    </form>
  );
}

const statedPointers = statedBoxes.map((box) => `/boxes/${box}`);

/** An empty field takes back what was stated; what is no number is refused with its box. */
function boxesOf(typed: Readonly<Record<string, string>>): SavedDeclaration['boxes'] {
  return Object.fromEntries(
    statedBoxes.flatMap((box) => {
      const text = typed[box]?.trim();
      if (text === undefined) return [];
      return [[box, text === '' ? null : (parseDecimal(text, 2) ?? text)]];
    }),
  );
}
