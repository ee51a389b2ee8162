import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useService } from '../../lib/http/service.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';

/** While another server answers in the SRI's place: in every environment, and nobody can put it away. */
export function AuthorityBanner() {
  const { t } = useTranslation();
  const { workspace } = useService();
  const url = workspace.substitute_authority;
  if (url === undefined) return null;
  return (
    <Banner tone="bad" icon={IconAlertTriangle} title={t('environment.substitute')}>
      {t('environment.substituteHint', { url })}
    </Banner>
  );
}
