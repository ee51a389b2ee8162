import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface CopyActionProps {
  readonly value: string;
  readonly children: string;
}

/** Takes a text along, and says that it did. */
export function CopyAction({ value, children }: CopyActionProps) {
  const { t } = useTranslation();
  return (
    <CopyButton value={value} timeout={4000}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          onClick={copy}
        >
          <span aria-live="polite">{copied ? t('document.copied') : children}</span>
        </Button>
      )}
    </CopyButton>
  );
}
