import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useRefusalSentence } from '../../../lib/http/refusal-sentence.ts';
import { useWorkplaceState } from '../../../lib/workplace/use-workplace.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { TillChoice } from './till-choice.tsx';

/** Around whatever is done at the counter: at which till is known first. */
export function PersonGate() {
  const { isPending, error, needsTill } = useWorkplaceState();
  const refusal = refusalIn(error);
  if (refusal) return <NotThere code={refusal.code} />;
  if (needsTill) return <TillChoice />;
  return isPending ? null : <Outlet />;
}

function NotThere({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const sentence = useRefusalSentence();
  const retry = () => {
    for (const key of ['operators', 'tills', 'cash-sessions'])
      void cache.invalidateQueries({ queryKey: [key] });
  };
  return (
    <EmptyState
      icon={IconPlugConnectedX}
      title={t('workplace.notThere')}
      hint={sentence({ code, detail: '', errors: [] })}
    >
      <Button onClick={retry}>{t('workplace.retry')}</Button>
    </EmptyState>
  );
}
