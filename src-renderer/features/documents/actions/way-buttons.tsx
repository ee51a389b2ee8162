import { Button } from '@mantine/core';
import { IconCircleX, IconMail, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** To the page where a refused document is corrected. */
export function CorrectButton({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  return (
    <Button
      component={Link}
      to={`/documentos/${id}/corregir`}
      leftSection={<IconPencil size={18} aria-hidden />}
    >
      {t('correction.open')}
    </Button>
  );
}

interface OpeningButtonProps {
  readonly onClick: () => void;
}

export function EmailButton({ onClick }: OpeningButtonProps) {
  const { t } = useTranslation();
  return (
    <Button variant="default" leftSection={<IconMail size={18} aria-hidden />} onClick={onClick}>
      {t('annulment.email.open')}
    </Button>
  );
}

export function AnnulButton({ onClick }: OpeningButtonProps) {
  const { t } = useTranslation();
  return (
    <Button variant="default" leftSection={<IconCircleX size={18} aria-hidden />} onClick={onClick}>
      {t('annulment.open')}
    </Button>
  );
}
