import { Button, Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import styles from '../../app/shell/shell.module.css';
import { AppearanceFields } from '../../ui/appearance/appearance-fields.tsx';
import { useSignedIn, useSigningOut } from '../session/session-query.ts';

/** By what role one is here, how the window looks, and the way out. */
export function AccountMenu() {
  const { t } = useTranslation();
  const { role, ruc } = useSignedIn();
  const signingOut = useSigningOut();
  const navigate = useNavigate();
  // The next user begins at the first page, also where another answer showed first that nobody is signed in.
  const leave = () =>
    signingOut.mutateAsync().then(
      () => navigate('/'),
      () => {},
    );
  const name = t(`head.role.${role}`);
  return (
    <Popover position="right-end" width={300} withinPortal shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={styles.section ?? ''} title={t('head.account')}>
          <IconUserCircle size={24} stroke={1.6} aria-hidden />
          {name}
          <span className="for-readers">{t('head.account')}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('head.account')}>
        <Stack>
          <div>
            <Text fw={600}>{t('head.signedInAs', { role: name })}</Text>
            {ruc !== undefined && (
              <Text c="dimmed" className="tabular">
                RUC {ruc}
              </Text>
            )}
          </div>
          <AppearanceFields />
          <Button variant="default" loading={signingOut.isPending} onClick={leave}>
            {t('head.signOut')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
