import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';

/** The licences of everything that is shipped, as its authors want them to come along. */
export function LicensesButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data: licenses } = useQuery({
    queryKey: ['licenses'],
    queryFn: async () => (await import('virtual:licenses')).default,
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('about.licenses')}
      </Button>
      {isOpen && (
        <Dialog title={t('about.licensesTitle')} size="xl" onClose={() => setOpen(false)}>
          <Stack>
            <Text>{t('about.licensesHint')}</Text>
            <Textarea
              aria-label={t('about.licensesTitle')}
              lang="en"
              readOnly
              rows={20}
              styles={{ input: { fontFamily: 'ui-monospace, monospace' } }}
              value={licenses ?? ''}
            />
          </Stack>
        </Dialog>
      )}
    </>
  );
}
