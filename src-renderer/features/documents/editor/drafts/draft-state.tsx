import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../lib/format/format.ts';
import { refusalIn } from '../../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import type { useAutosave } from './use-autosave.ts';

/** Whether what is written is kept. */
export function DraftState({ saving }: { readonly saving: ReturnType<typeof useAutosave> }) {
  const { t } = useTranslation();
  const { savedAt, isDirty, error } = saving;
  const refusal = refusalIn(error);
  if (refusal && isDirty) return <RefusalNotice refusal={refusal} />;
  return (
    <Text c="dimmed" size="sm" role="status">
      {isDirty
        ? t('editor.saving')
        : savedAt
          ? t('editor.saved', { time: formatTime(savedAt.toISOString()) })
          : t('editor.keeps')}
    </Text>
  );
}
