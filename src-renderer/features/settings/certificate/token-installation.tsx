import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adviceAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { useTokenSearch } from './certificate-query.ts';
import { DriverFields } from './driver-fields.tsx';
import { TokenForm } from './token-form.tsx';

/** A token that is to sign from now on: its driver, then the token and its certificate, then its PIN. */
export function TokenInstallation() {
  const { t } = useTranslation();
  const [installed, setInstalled] = useState(false);
  const search = useTokenSearch();
  const refusal = refusalIn(search.error);
  const besides = refusalBesides(refusal, ['/module']);
  const { data: tokens, variables: module = '' } = search;
  return (
    <Stack>
      <DriverFields
        isSearching={search.isPending}
        error={adviceAt(refusal, '/module')}
        onSearch={(path) => {
          setInstalled(false);
          search.mutate(path);
        }}
      />
      {besides && <RefusalNotice refusal={besides} />}
      {tokens?.length === 0 && <Notice tone="care" title={t('token.noneFound')} />}
      {tokens && tokens.length > 0 && (
        <TokenForm
          key={search.submittedAt}
          module={module}
          tokens={tokens}
          onInstalled={() => {
            setInstalled(true);
            search.reset();
          }}
        />
      )}
      {installed && <Notice tone="ok" title={t('certificate.installed')} />}
    </Stack>
  );
}
