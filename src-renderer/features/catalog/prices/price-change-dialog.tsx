import { Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../../lib/http/answer.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import type { ProductSelection } from '../scope/product-selection.ts';
import { ScopeSelect } from '../scope/scope-select.tsx';
import { bodyOf, draftFor, type PriceChangeDraft } from './price-change-draft.ts';
import { PriceChangeFields } from './price-change-fields.tsx';
import { PriceChangePreview } from './price-change-preview.tsx';
import { usePriceChange, usePriceChangePreview } from './price-change-query.ts';

interface PriceChangeDialogProps {
  readonly selection: ProductSelection;
  /** With how many prices were changed. */
  readonly onDone: (count: number) => void;
  readonly onClose: () => void;
}

/** Raises or lowers many prices at once; what comes out is seen before it is done. */
export function PriceChangeDialog({ selection, onDone, onClose }: PriceChangeDialogProps) {
  const { t } = useTranslation();
  const permit = usePermit();
  const [draft, setDraft] = useState<PriceChangeDraft>(() => draftFor(selection));
  const [rested] = useDebouncedValue(draft, 200);
  const body = bodyOf(rested, selection);
  const preview = usePriceChangePreview(body);
  const apply = usePriceChange();
  const refusal = refusalIn(apply.error) ?? refusalIn(preview.error);
  const shown = body ? preview.data : undefined;
  const isCurrent = rested === draft && !preview.isPlaceholderData && !preview.isFetching;
  const count = shown?.changed_count ?? 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!body || !shown || !isCurrent || count === 0) return;
    const { revision } = shown;
    const granted = await permit('change_price', { revision });
    if (!granted) return;
    apply.mutate(
      { body, revision, ...granted },
      {
        onSuccess: (done) => onDone(done.changed_count),
      },
    );
  };
  return (
    <Dialog title={t('catalog.priceChange.title')} size="xl" busy={apply.isPending} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <ScopeSelect
            selection={selection}
            kind={draft.scope}
            onChange={(scope) => setDraft({ ...draft, scope })}
          />
          <PriceChangeFields draft={draft} onChange={setDraft} />
          <PriceChangePreview change={shown} basis={draft.basis} />
          {refusal && <RefusalNotice refusal={refusal} />}
          <DialogButtons
            confirm={t('catalog.priceChange.apply', { count })}
            busy={apply.isPending}
            disabled={!isCurrent || count === 0}
            onClose={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
