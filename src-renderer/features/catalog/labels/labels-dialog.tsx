import { Button, Checkbox, NativeSelect, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type LabelContent,
  labelContents,
  labelFormats,
  labelsOnPage,
} from '../../../../src-main/contract/catalog/labels.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { usePriceLists } from '../../../lib/queries/catalog/price-lists-query.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { firstScope, type ProductSelection, productScopeOf } from '../scope/product-selection.ts';
import { ScopeSelect } from '../scope/scope-select.tsx';
import styles from './labels.module.css';
import { useInStoreBarcodes, useLabelPrinting, useLabels } from './labels-query.ts';

interface LabelsDialogProps {
  readonly selection: ProductSelection;
  readonly onClose: () => void;
}

/** Sheets and rolls of labels are pages; a receipt printer gets them as a print job. */
const papers = [...labelFormats, 'receipt'] as const;

interface Draft {
  readonly paper: (typeof papers)[number];
  readonly content: LabelContent;
  readonly copies: string;
  readonly used: string;
  readonly list: string;
  readonly onlyChanged: boolean;
}

const first: Draft = {
  ...{ paper: 'a4_24', content: 'price_and_barcode', copies: '1', used: '0' },
  ...{ list: '', onlyChanged: false },
};

/** Labels for the shelf and for goods: of which products, on what paper, how many. */
export function LabelsDialog({ selection, onClose }: LabelsDialogProps) {
  const { t } = useTranslation();
  const { data: lists = [] } = usePriceLists();
  const [kind, setKind] = useState(() => firstScope(selection));
  const [draft, setDraft] = useState(first);
  const [isAsking, setIsAsking] = useState(false);
  const labels = useLabels();
  const printing = useLabelPrinting();
  const barcodes = useInStoreBarcodes();
  const may = useMay();
  const permit = usePermit();
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const copies = numberIn(draft.copies, { least: 1, most: 100 });
  const mostUsed = draft.paper === 'receipt' ? 0 : labelsOnPage[draft.paper] - 1;
  const used = mostUsed === 0 ? 0 : numberIn(draft.used, { least: 0, most: mostUsed });
  const refusal = refusalIn(labels.error) ?? refusalIn(printing.error) ?? refusalIn(barcodes.error);
  const isBusy = labels.isPending || printing.isPending;
  const products = productScopeOf(kind, selection);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (copies === undefined || used === undefined) return;
    const { paper, content, list } = draft;
    // A label of bars alone has no price that could have changed.
    const only_changed = draft.onlyChanged && content !== 'barcode';
    const request = { products, only_changed, content, copies, ...(list !== '' && { price_list_id: list }) };
    if (paper === 'receipt') printing.mutate(request);
    else labels.mutate({ ...request, format: paper, used }, { onSuccess: onClose });
  };
  const assign = async () => {
    setIsAsking(false);
    const granted = await permit('edit_products', {});
    if (granted) barcodes.mutate({ products, ...granted });
  };
  if (isAsking) {
    return (
      <QuestionDialog
        title={t('catalog.labels.own')}
        question={t('catalog.labels.ownQuestion')}
        caution={kind === 'all' ? t('catalog.scope.all') : undefined}
        confirm={t('catalog.labels.own')}
        doing={barcodes}
        onConfirm={() => void assign()}
        onClose={() => setIsAsking(false)}
      />
    );
  }
  return (
    <Dialog title={t('catalog.labels.title')} size="lg" busy={isBusy} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <ScopeSelect selection={selection} kind={kind} onChange={setKind} />
          <NativeSelect
            label={t('catalog.labels.format')}
            data={papers.map((value) => ({ value, label: t(`catalog.labels.formats.${value}`) }))}
            value={draft.paper}
            onChange={({ currentTarget: { value } }) => {
              const paper = papers.find((one) => one === value);
              if (paper) change({ paper });
            }}
          />
          <SegmentedControl
            aria-label={t('catalog.labels.content')}
            data={labelContents.map((value) => ({ value, label: t(`catalog.labels.contents.${value}`) }))}
            value={draft.content}
            onChange={(value) => {
              const content = labelContents.find((one) => one === value);
              if (content) change({ content });
            }}
          />
          {draft.content !== 'barcode' && (
            <Checkbox
              label={t('catalog.labels.onlyChanged')}
              checked={draft.onlyChanged}
              onChange={(event) => change({ onlyChanged: event.currentTarget.checked })}
            />
          )}
          <div className={styles.numbers}>
            <TextInput
              label={t('catalog.labels.copies')}
              data-autofocus
              inputMode="numeric"
              autoComplete="off"
              value={draft.copies}
              error={copies === undefined ? t('catalog.labels.between', { least: 1, most: 100 }) : undefined}
              onChange={(event) => change({ copies: event.currentTarget.value })}
            />
            {mostUsed > 0 && (
              <TextInput
                label={t('catalog.labels.used')}
                inputMode="numeric"
                autoComplete="off"
                value={draft.used}
                error={
                  used === undefined ? t('catalog.labels.between', { least: 0, most: mostUsed }) : undefined
                }
                onChange={(event) => change({ used: event.currentTarget.value })}
              />
            )}
            {lists.length > 0 && (
              <NativeSelect
                label={t('catalog.labels.prices')}
                data={[
                  { value: '', label: t('catalog.priceLists.general') },
                  ...lists.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={draft.list}
                onChange={(event) => change({ list: event.currentTarget.value })}
              />
            )}
          </div>
          {may('edit_products') && draft.content !== 'price' && (
            <div className={styles.own}>
              <span>{t('catalog.labels.ownHint')}</span>
              <Button variant="default" loading={barcodes.isPending} onClick={() => setIsAsking(true)}>
                {t('catalog.labels.own')}
              </Button>
            </div>
          )}
          {barcodes.data && (
            <Notice tone="ok" title={t('catalog.labels.owned', { count: barcodes.data.assigned_count })} />
          )}
          {printing.isSuccess && <Notice tone="ok" title={t('catalog.labels.printing')} />}
          {refusal && <RefusalNotice refusal={refusal} />}
          <DialogButtons
            confirm={t(draft.paper === 'receipt' ? 'catalog.labels.print' : 'catalog.labels.make')}
            busy={isBusy}
            disabled={copies === undefined || used === undefined}
            onClose={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

function numberIn(typed: string, { least, most }: { least: number; most: number }): number | undefined {
  const number = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}
