import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntityResource } from '../../../../src-main/contract/business/entity.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { useLogoChange } from './business-query.ts';
import { LogoDialog } from './logo-dialog.tsx';

/** Puts another picture in the place of the logo, after showing it; or takes it away, after asking. */
export function LogoActions({ entity }: { readonly entity: EntityResource }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<File>();
  const [isRemoving, setRemoving] = useState(false);
  const choose = () => input.current?.click();
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    setPicked(event.currentTarget.files?.[0] ?? picked);
    event.currentTarget.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('business.logoOf', { name: entity.trade_name ?? entity.legal_name })}
        accept="image/*"
        onChange={pick}
      />
      <Button variant="default" leftSection={<IconPhoto size={18} aria-hidden />} onClick={choose}>
        {t(entity.logo ? 'business.changeLogo' : 'business.addLogo')}
      </Button>
      {entity.logo && (
        <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
          {t('business.removeLogo')}
        </Button>
      )}
      {picked && (
        <LogoDialog entity={entity} picture={picked} onOther={choose} onClose={() => setPicked(undefined)} />
      )}
      {isRemoving && <Removal entityId={entity.id} onClose={() => setRemoving(false)} />}
    </>
  );
}

function Removal({ entityId, onClose }: { readonly entityId: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const change = useLogoChange(entityId);
  return (
    <QuestionDialog
      title={t('business.removeLogo')}
      question={t('business.removeLogoQuestion')}
      confirm={t('business.removeLogo')}
      isDestructive
      doing={change}
      onConfirm={() => change.mutate('none', { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
