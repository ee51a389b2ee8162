import { Button, Group, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntityResource } from '../../../../src-main/contract/business/entity.ts';
import { refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import styles from './business.module.css';
import { draftOf, patchOf } from './business-draft.ts';
import { BusinessFields, fieldPointers } from './business-fields.tsx';
import { useBusinessChange } from './business-query.ts';

interface BusinessDialogProps {
  readonly entity: EntityResource;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Changes what a business says of itself. What its RUC says stands above, and why it cannot be changed. */
export function BusinessDialog({ entity, onSaved, onClose }: BusinessDialogProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(entity));
  const change = useBusinessChange(entity.id);
  const refusal = refusalIn(change.error);
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, fieldPointers);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const patch = patchOf(entity, draft);
    if (Object.keys(patch).length === 0) return onClose();
    change.mutate(patch, {
      onSuccess: () => {
        onSaved();
        onClose();
      },
    });
  };
  const title = t('business.editOf', { name: entity.trade_name ?? entity.legal_name });
  return (
    <Dialog title={title} size="xl" busy={change.isPending} onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit} className={styles.stack}>
        <FromRegistry entity={entity} />
        <BusinessFields
          draft={draft}
          isFromRegistry={entity.kind === 'live'}
          refusal={refusal}
          onChange={setDraft}
        />
        {besides && <RefusalNotice refusal={besides} />}
        <div className={styles.foot}>
          <Text c="dimmed" size="sm">
            {t('business.editHint')}
          </Text>
          <Group>
            <Button variant="default" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" loading={change.isPending}>
              {t('action.save')}
            </Button>
          </Group>
        </div>
      </form>
    </Dialog>
  );
}

function FromRegistry({ entity }: { readonly entity: EntityResource }) {
  const { t } = useTranslation();
  const isLive = entity.kind === 'live';
  return (
    <div className={styles.registry}>
      <DescriptionList
        items={[
          { label: t('business.ruc'), value: <span className="tabular">{entity.ruc}</span> },
          ...(isLive
            ? [
                { label: t('business.legalName'), value: entity.legal_name },
                { label: t('business.regime'), value: t(`business.regimes.${entity.regime}`) },
                {
                  label: t('business.keepsAccounting'),
                  value: t(entity.keeps_accounting ? 'business.yes' : 'business.no'),
                },
              ]
            : []),
        ]}
      />
      <div className={styles.hint}>{t(isLive ? 'business.fromRuc' : 'business.rucHint')}</div>
    </div>
  );
}
