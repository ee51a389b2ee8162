import { Button, Skeleton, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeadKeyResource } from '../../../src-main/contract/head/access/keys.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { NamedRows } from '../../ui/layout/named-rows.tsx';
import { Page, Panel } from '../../ui/layout/page.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { KeyRow } from './key-row.tsx';
import { useKeyRevocation, useKeys } from './keys-query.ts';

/** Who may come in, and what each may do. */
export function KeysPage() {
  const { t } = useTranslation();
  const { data: keys, error } = useKeys();
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<HeadKeyResource>();
  const refusal = refusalIn(error);
  return (
    <Page
      title={t('head.keys.title')}
      actions={
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setMaking(true)}>
          {t('head.keys.make')}
        </Button>
      }
    >
      <Text c="dimmed">{t('head.keys.intro')}</Text>
      {refusal && <RefusalNotice refusal={refusal} />}
      {!keys && !refusal && <Skeleton height="12rem" />}
      {keys && (
        <Panel padded={false}>
          <NamedRows isFlush label={t('head.keys.list')}>
            {keys.map((key) => (
              <KeyRow key={key.id} headKey={key} onRevoke={() => setRevoked(key)} />
            ))}
          </NamedRows>
        </Panel>
      )}
      {isMaking && <KeyDialog onClose={() => setMaking(false)} />}
      {revoked && <Revocation headKey={revoked} onClose={() => setRevoked(undefined)} />}
    </Page>
  );
}

interface RevocationProps {
  readonly headKey: HeadKeyResource;
  readonly onClose: () => void;
}

function Revocation({ headKey, onClose }: RevocationProps) {
  const { t } = useTranslation();
  const revocation = useKeyRevocation();
  const name = headKey.name ?? t('head.keys.unnamed');
  return (
    <QuestionDialog
      title={t('head.keys.revokeOf', { name })}
      question={t('head.keys.revokeQuestion', { name })}
      confirm={t('head.keys.revoke')}
      isDestructive
      doing={revocation}
      onConfirm={() => revocation.mutate(headKey.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
