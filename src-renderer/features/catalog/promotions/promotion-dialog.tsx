import { Checkbox, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PromotionResource } from '../../../../src-main/contract/catalog/promotion.ts';
import { refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { usePromotionPreview, usePromotionSaving } from './promotion-actions.ts';
import { isScopeChosen, promotionBodyOf, promotionDraftOf } from './promotion-draft.ts';
import { PromotionExamples } from './promotion-examples.tsx';
import { PromotionFields } from './promotion-fields.tsx';

interface PromotionDialogProps {
  /** Undefined for a new one. */
  readonly promotion: PromotionResource | undefined;
  readonly onClose: () => void;
}

/** Everything a field of the form shows itself. */
const ofFields = ['/name', '/terms', '/products', '/categories', '/price_lists', '/from', '/until'];

/** The form of a promotion, with what it would do to the prices. */
export function PromotionDialog({ promotion, onClose }: PromotionDialogProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => promotionDraftOf(promotion));
  const [isTried, setTried] = useState(false);
  const saving = usePromotionSaving(promotion?.id);
  const [settled] = useDebouncedValue(draft, 250);
  const isShown = isScopeChosen(settled);
  // A name of its own, so that the preview does not wait for one.
  const { data: preview, isError } = usePromotionPreview(
    isShown ? { ...promotionBodyOf(settled), name: t('promotions.new') } : undefined,
  );
  const refusal = refusalIn(saving.error);
  const elsewhere = (refusal?.errors ?? [])
    .flatMap(({ pointer = '' }) => pointer)
    .filter((pointer) => ofFields.some((field) => pointer.startsWith(field)));
  const besides = refusalBesides(refusal, elsewhere);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!saving.isPending && isScopeChosen(draft))
      saving.mutate(promotionBodyOf(draft), { onSuccess: onClose });
  };
  return (
    <Dialog
      title={t(promotion ? 'promotions.editTitle' : 'promotions.new')}
      size="lg"
      busy={saving.isPending}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <PromotionFields
            draft={draft}
            refusal={refusal}
            isTried={isTried}
            onChange={(part) => setDraft({ ...draft, ...part })}
          />
          <Checkbox
            label={t('promotions.active')}
            description={t('promotions.activeHint')}
            checked={draft.isActive}
            onChange={(event) => setDraft({ ...draft, isActive: event.currentTarget.checked })}
          />
          {isShown && preview && !isError && <PromotionExamples preview={preview} />}
          {besides && <RefusalNotice refusal={besides} />}
          <DialogButtons confirm={t('action.save')} busy={saving.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
