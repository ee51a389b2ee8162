import { Button } from '@mantine/core';
import { IconPencil, IconSchool } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntityResource } from '../../../../src-main/contract/business/entity.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ToneBadge } from '../../../ui/feedback/tone-badge.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from './business.module.css';
import { BusinessDetails } from './business-details.tsx';
import { BusinessDialog } from './business-dialog.tsx';
import { LogoActions } from './logo-actions.tsx';
import { LogoPicture } from './logo-picture.tsx';

/** A business this installation issues for: what its documents say of it, and its logo. */
export function BusinessPanel({ entity }: { readonly entity: EntityResource }) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const isPractice = entity.kind === 'sandbox';
  const name = entity.trade_name ?? entity.legal_name;
  return (
    <Panel>
      <div className={styles.stack}>
        <div className={styles.head}>
          <LogoPicture entity={entity} />
          <div className={styles.named}>
            <div className={styles.name}>
              <h2>{name}</h2>
              {isPractice && (
                <ToneBadge tone="quiet" icon={IconSchool}>
                  {t('business.practice')}
                </ToneBadge>
              )}
            </div>
            <div className={styles.hint}>
              {t('business.ruc')} <span className="tabular">{entity.ruc}</span>
            </div>
            {isPractice && <div className={styles.hint}>{t('business.practiceHint')}</div>}
            <div className={styles.actions}>
              <Button
                variant="default"
                leftSection={<IconPencil size={18} aria-hidden />}
                aria-label={t('business.editOf', { name })}
                onClick={() => setEditing(true)}
              >
                {t('business.edit')}
              </Button>
              <LogoActions entity={entity} />
            </div>
          </div>
        </div>
        {isSaved && <Notice tone="ok" title={t('business.saved')} />}
        <BusinessDetails entity={entity} />
      </div>
      {isEditing && (
        <BusinessDialog entity={entity} onSaved={() => setSaved(true)} onClose={() => setEditing(false)} />
      )}
    </Panel>
  );
}
