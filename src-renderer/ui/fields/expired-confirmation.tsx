import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../feedback/notice.tsx';

interface ExpiredConfirmationProps {
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** What comes in expired already: the date is wrong, or a person confirms it. */
export function ExpiredConfirmation({ isConfirmed, onConfirm }: ExpiredConfirmationProps) {
  const { t } = useTranslation();
  return (
    <Notice tone="care" title={t('lots.needsConfirmation')}>
      <Checkbox
        label={t('lots.confirm')}
        checked={isConfirmed}
        onChange={(event) => onConfirm(event.currentTarget.checked)}
      />
    </Notice>
  );
}
