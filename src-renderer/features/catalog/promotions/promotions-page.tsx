import { Button, Skeleton } from '@mantine/core';
import { IconPlus, IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PromotionResource } from '../../../../src-main/contract/catalog/promotion.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { promotionsQuery } from '../../../lib/queries/catalog/promotions-query.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../../ui/layout/page.tsx';
import { usePromotionRemoval, usePromotionResults } from './promotion-actions.ts';
import { PromotionDialog } from './promotion-dialog.tsx';
import { PromotionsTable } from './promotions-table.tsx';

type Open =
  | { readonly kind: 'edit'; readonly promotion: PromotionResource | undefined }
  | { readonly kind: 'delete'; readonly promotion: PromotionResource };

/** What the shop sells for less, and what came of it. */
export function PromotionsPage() {
  const { t } = useTranslation();
  const { local } = useService();
  // On opening it reads what was decided elsewhere a moment ago; the list of before is shown until then.
  const { data: promotions, error } = useQuery({ ...promotionsQuery(local), staleTime: 0 });
  const { data: results } = usePromotionResults();
  const removal = usePromotionRemoval();
  const [open, setOpen] = useState<Open>();
  const refusal = refusalIn(error);
  const close = () => {
    removal.reset();
    setOpen(undefined);
  };
  const newButton = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setOpen({ kind: 'edit', promotion: undefined })}
    >
      {t('promotions.new')}
    </Button>
  );
  return (
    <Page
      title={t('promotions.title')}
      back={{ to: '/productos', label: t('catalog.title') }}
      actions={promotions?.length ? newButton : undefined}
    >
      {refusal && <RefusalNotice refusal={refusal} />}
      <Panel padded={false}>
        {!promotions && !refusal && <Skeleton height="20rem" />}
        {promotions?.length === 0 && (
          <EmptyState icon={IconTag} title={t('promotions.emptyTitle')} hint={t('promotions.emptyHint')}>
            {newButton}
          </EmptyState>
        )}
        {promotions && promotions.length > 0 && (
          <PromotionsTable
            promotions={promotions}
            results={results}
            onEdit={(promotion) => setOpen({ kind: 'edit', promotion })}
            onDelete={(promotion) => setOpen({ kind: 'delete', promotion })}
          />
        )}
      </Panel>
      {open?.kind === 'edit' && <PromotionDialog promotion={open.promotion} onClose={close} />}
      {open?.kind === 'delete' && (
        <QuestionDialog
          title={t('promotions.deleteTitle')}
          question={t('promotions.deleteQuestion', { name: open.promotion.name })}
          confirm={t('action.delete')}
          isDestructive
          doing={removal}
          onConfirm={() => removal.mutate(open.promotion.id, { onSuccess: close })}
          onClose={close}
        />
      )}
    </Page>
  );
}
