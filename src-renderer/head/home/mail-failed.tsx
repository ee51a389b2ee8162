import { Button } from '@mantine/core';
import { IconMailX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AttentionItem } from '../../../src-main/contract/head/attention.ts';
import { AttentionRow } from '../../ui/attention/attention-rows.tsx';
import { caretakers, useIsFor } from '../session/audience.ts';

interface MailFailedProps {
  readonly failure: Extract<AttentionItem, { kind: 'mail_failed' }>;
}

/** Notices by mail that do not arrive: why, and where that is mended. */
export function MailFailed({ failure: { email, problem, remedy } }: MailFailedProps) {
  const { t, i18n } = useTranslation();
  const isCaretaker = useIsFor(caretakers);
  return (
    <AttentionRow
      tone="care"
      icon={IconMailX}
      title={t('head.attention.mailFailed', { email })}
      hint={
        <span lang={i18n.language === 'es' ? undefined : 'es'}>
          {problem} {remedy}
        </span>
      }
    >
      {isCaretaker && (
        <Button variant="default" component={Link} to="/ajustes/correo">
          {t('head.attention.mailFailedSee')}
        </Button>
      )}
    </AttentionRow>
  );
}
