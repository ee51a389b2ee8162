import { Button } from '@mantine/core';
import { IconTransferOut } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMove } from '../../lib/queries/service/move-query.ts';
import { OnlyFor } from '../../ui/actions/only-for.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';

/** While the numbers of the business are in another computer: nothing that counts is issued or sent here. */
export function MovedBanner() {
  const { t } = useTranslation();
  const { data: move } = useMove();
  if (!move || move.state === 'here') return null;
  return (
    <Banner
      tone="bad"
      icon={IconTransferOut}
      title={t(move.state === 'moving' ? 'move.movingTitle' : 'move.movedTitle')}
      actions={
        <OnlyFor permission="manage_backups" isNeeded>
          <Button variant="default" component={Link} to="/ajustes/respaldos">
            {t('move.see')}
          </Button>
        </OnlyFor>
      }
    >
      {t('move.movedText')}
    </Banner>
  );
}
