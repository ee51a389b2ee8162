import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface TakeAwayButtonProps {
  readonly busy?: boolean;
  readonly onClick: () => void;
}

/** Takes away what a dialog has set; stands at the far side of its buttons. */
export function TakeAwayButton({ busy = false, onClick }: TakeAwayButtonProps) {
  const { t } = useTranslation();
  return (
    <Button variant="subtle" mr="auto" disabled={busy} onClick={onClick}>
      {t('sale.takeAway')}
    </Button>
  );
}
