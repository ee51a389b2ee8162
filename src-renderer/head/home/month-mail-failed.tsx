import { Button } from '@mantine/core';
import { IconMailX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AttentionItem } from '../../../src-main/contract/head/attention.ts';
import { formatTaxPeriod } from '../../lib/format/format.ts';
import { AttentionRow } from '../../ui/attention/attention-rows.tsx';
import { caretakers, useIsFor } from '../session/audience.ts';

interface MonthMailFailedProps {
  readonly failure: Extract<AttentionItem, { kind: 'monthly_mail_failed' }>;
}

/** The files of a month that reached nobody, and where they are sent anew. */
export function MonthMailFailed({ failure: { month, email, remedy } }: MonthMailFailedProps) {
  const { t, i18n } = useTranslation();
  const isCaretaker = useIsFor(caretakers);
  return (
    <AttentionRow
      tone="care"
      icon={IconMailX}
      title={t('home.mail', { month: formatTaxPeriod(month, i18n.language) })}
      hint={`${t('home.mailHint', { email })} ${remedy ?? t('home.mailCheck')}`}
    >
      {isCaretaker && (
        <Button variant="default" component={Link} to="/ajustes/correo">
          {t('head.attention.mailFailedSee')}
        </Button>
      )}
    </AttentionRow>
  );
}
