import { Button, Group, Loader, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntityResource } from '../../../../src-main/contract/business/entity.ts';
import { logoLimits } from '../../../../src-main/contract/business/logo.ts';
import { pictureTypes } from '../../../../src-main/contract/picture.ts';
import { smallPicture } from '../../../lib/files/small-picture.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from './business.module.css';
import { useLogoChange } from './business-query.ts';

interface LogoDialogProps {
  readonly entity: EntityResource;
  readonly picture: File;
  readonly onOther: () => void;
  readonly onClose: () => void;
}

/** Shows a picture as it will head a page, before it does; one that is too large is made smaller. */
export function LogoDialog({ entity, picture, onOther, onClose }: LogoDialogProps) {
  const { t } = useTranslation();
  const change = useLogoChange(entity.id);
  const logo = useLogoOf(picture);
  const refusal = refusalIn(change.error);
  return (
    <Dialog title={t('business.logoTitle')} size="lg" busy={change.isPending} onClose={onClose}>
      <div className={styles.stack}>
        {logo === undefined && <Loader type="dots" m="auto" />}
        {logo === 'unreadable' && <Notice tone="bad" title={t('business.logoUnreadable')} />}
        {typeof logo === 'object' && (
          <figure className={`${styles.page} ${styles.paper}`} aria-label={t('business.logoPreview')}>
            <div>
              <img className={styles.heading} src={logo.address} alt="" />
              <strong>{entity.legal_name}</strong>
              <div>{entity.head_office_address}</div>
            </div>
            <div className={styles.sample} aria-hidden>
              <div>R.U.C.: {entity.ruc}</div>
              <strong>FACTURA</strong>
              <div>No. 001-001-000000123</div>
            </div>
          </figure>
        )}
        {refusal && <RefusalNotice refusal={refusal} />}
        <Text c="dimmed">{t('business.logoHint')}</Text>
        <Group justify="flex-end">
          <Button variant="subtle" className={styles.first ?? ''} onClick={onOther}>
            {t('business.otherLogo')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button
            data-autofocus
            disabled={typeof logo !== 'object'}
            loading={change.isPending}
            onClick={() => typeof logo === 'object' && change.mutate(logo.picture, { onSuccess: onClose })}
          >
            {t('business.useLogo')}
          </Button>
        </Group>
      </div>
    </Dialog>
  );
}

interface Logo {
  readonly picture: Blob;
  /** Where it is while it is only here. */
  readonly address: string;
}

/** The logo that a picture becomes; undefined while it is read. */
function useLogoOf(file: File): Logo | 'unreadable' | undefined {
  const [logo, setLogo] = useState<Logo | 'unreadable'>();
  useEffect(() => {
    let address: string | undefined;
    let isGone = false;
    setLogo(undefined);
    void smallPicture(file, { ...logoLimits, types: pictureTypes }).then((picture) => {
      if (isGone) return;
      if (!picture) return setLogo('unreadable');
      address = URL.createObjectURL(picture);
      setLogo({ picture, address });
    });
    return () => {
      isGone = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [file]);
  return logo;
}
