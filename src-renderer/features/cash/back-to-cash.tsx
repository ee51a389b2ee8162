import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export function BackToCash() {
  const { t } = useTranslation();
  return (
    <Button
      component={Link}
      to="/caja"
      variant="default"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      {t('cash.back')}
    </Button>
  );
}
