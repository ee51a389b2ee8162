import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductParent } from '../../../../src-main/contract/catalog/product-parent.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { useUngrouping } from './parent-actions.ts';
import own from './variants.module.css';

interface ParentBarProps {
  readonly parent: ProductParent;
  /** Undefined: it is not changed here. */
  readonly onEdit: (() => void) | undefined;
  /** All products are to be listed again. */
  readonly onLeave: () => void;
}

/** Says that the list below has the variants of one parent, and what can be done with them. */
export function ParentBar({ parent, onEdit, onLeave }: ParentBarProps) {
  const { t } = useTranslation();
  const permit = usePermit();
  const ungrouping = useUngrouping(parent.id);
  const [isAsking, setAsking] = useState(false);
  const { name } = parent;
  const ungroup = async () => {
    const granted = await permit('edit_products');
    if (granted) ungrouping.mutate(granted, { onSuccess: onLeave });
  };
  return (
    <section className={own.parentBar} aria-label={t('variants.of', { name })}>
      {t('variants.of', { name })}
      {onEdit && (
        <>
          <Button variant="default" onClick={onEdit}>
            {t('variants.change')}
          </Button>
          <Button variant="subtle" onClick={() => setAsking(true)}>
            {t('variants.undo')}
          </Button>
        </>
      )}
      <Button variant="subtle" onClick={onLeave}>
        {t('variants.all')}
      </Button>
      {isAsking && (
        <QuestionDialog
          title={t('variants.undoTitle')}
          question={t('variants.undoQuestion', { name, count: parent.variants.length })}
          confirm={t('variants.undo')}
          doing={ungrouping}
          onConfirm={() => void ungroup()}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
