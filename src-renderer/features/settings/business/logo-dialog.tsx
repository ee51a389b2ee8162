import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntityResource } from '../../../../src-main/contract/business/entity.ts';
import { logoLimits } from '../../../../src-main/contract/business/logo.ts';
import { pictureTypes } from '../../../../src-main/contract/picture.ts';
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

/** Shows a picture as it will head a page, before it does. */
export function LogoDialog({ entity, picture, onOther, onClose }: LogoDialogProps) {
  const { t } = useTranslation();
  const change = useLogoChange(entity.id);
  const [unreadable, setUnreadable] = useState<File>();
  const address = useAddressOf(picture);
  const refusal = refusalIn(change.error);
  const fault = faultOf();
  return (
    <Dialog title={t('business.logoTitle')} size="lg" busy={change.isPending} onClose={onClose}>
      <div className={styles.stack}>
        {fault === undefined ? (
          <figure className={`${styles.page} ${styles.paper}`} aria-label={t('business.logoPreview')}>
            <div>
              <img className={styles.heading} src={address} alt="" onError={() => setUnreadable(picture)} />
              <strong>{entity.legal_name}</strong>
              <div>{entity.head_office_address}</div>
            </div>
            <div className={styles.sample} aria-hidden>
              <div>R.U.C.: {entity.ruc}</div>
              <strong>FACTURA</strong>
              <div>No. 001-001-000000123</div>
            </div>
          </figure>
        ) : (
          <Notice tone="bad" title={fault} />
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
            disabled={fault !== undefined}
            loading={change.isPending}
            onClick={() => change.mutate(picture, { onSuccess: onClose })}
          >
            {t('business.useLogo')}
          </Button>
        </Group>
      </div>
    </Dialog>
  );

  function faultOf(): string | undefined {
    if (!pictureTypes.some((type) => type === picture.type)) return t('business.logoNotPicture');
    if (picture.size > logoLimits.bytes) {
      return t('business.logoTooLarge', { size: Math.ceil(picture.size / 1024) });
    }
    return unreadable === picture ? t('business.logoUnreadable') : undefined;
  }
}

/** An address for a picture that is only here, for as long as it is shown. */
function useAddressOf(picture: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
