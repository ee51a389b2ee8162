import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AttentionItem } from '../../../src-main/contract/head/attention.ts';
import { AttentionRow } from '../../ui/attention/attention-rows.tsx';

interface RefusedChangeProps {
  readonly refused: Extract<AttentionItem, { kind: 'refused_change' }>;
}

/** What has a name of its own, and where it is changed. */
const subjects = {
  product: '/productos',
  price_list: '/productos',
  operator: '/operadores',
  setting: '/ajustes',
  customer: '/clientes',
} as const;

const isKnown = (subject: string): subject is keyof typeof subjects => subject in subjects;

/** Something decided here that a till could not do, and why. */
export function RefusedChange({ refused: { station, subject, name, problem } }: RefusedChangeProps) {
  const { t } = useTranslation();
  const what = t(`head.attention.subjects.${isKnown(subject) ? subject : 'other'}`);
  const page = isKnown(subject) ? subjects[subject] : undefined;
  return (
    <AttentionRow
      tone="care"
      icon={IconArrowBackUp}
      title={t('head.attention.refused', { station, what: name === undefined ? what : `${what} «${name}»` })}
      hint={
        <>
          <div>{problem}</div>
          <div>{t('head.attention.refusedHint')}</div>
        </>
      }
    >
      {page !== undefined && (
        <Button variant="default" component={Link} to={page}>
          {t('head.attention.change')}
        </Button>
      )}
    </AttentionRow>
  );
}
