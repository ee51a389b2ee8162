import { Button, List } from '@mantine/core';
import { IconCircleMinus, IconTrash, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchaseListed } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import type { Selection } from '../../../lib/use-selection.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from '../purchases.module.css';
import { WaiveDialog } from '../waive-dialog.tsx';
import { useChangePicked } from './use-change-picked.ts';

/** What can be done with the purchases that were picked, and which of them it could not be done with. */
export function PickedPurchases({ selection }: { readonly selection: Selection<PurchaseListed> }) {
  const { t, i18n } = useTranslation();
  const [isWaiving, setWaiving] = useState(false);
  const picked = useChangePicked(selection);
  const { rows, clear } = selection;
  const { doing, refused } = picked;
  const refusal = isWaiving ? undefined : refusalIn(doing.error);
  return (
    <>
      {refusal && <RefusalNotice refusal={refusal} />}
      {refused.length > 0 && (
        <Notice tone="care" title={t('purchases.notDone', { count: refused.length })}>
          <List lang={i18n.language === 'es' ? undefined : 'es'}>
            {refused.map(({ id, name, why }) => (
              <List.Item key={id}>{`${name}: ${why}`}</List.Item>
            ))}
          </List>
        </Notice>
      )}
      {rows.length > 0 && (
        <section className={styles.picked} aria-label={t('purchases.selection')}>
          <strong role="status">{t('purchases.picked', { count: rows.length })}</strong>
          <Button
            variant="default"
            leftSection={<IconCircleMinus size={18} aria-hidden />}
            disabled={doing.isPending}
            onClick={() => setWaiving(true)}
          >
            {t('purchases.waive')}
          </Button>
          <Button
            variant="default"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            loading={doing.isPending && !isWaiving}
            onClick={() => picked.remove()}
          >
            {t('purchases.remove')}
          </Button>
          <Button variant="subtle" leftSection={<IconX size={18} aria-hidden />} onClick={clear}>
            {t('documentList.clear')}
          </Button>
        </section>
      )}
      {isWaiving && (
        <WaiveDialog
          title={t('purchases.waiveMany', { count: rows.length })}
          doing={doing}
          onWaive={(reason) => picked.waive(reason, () => setWaiving(false))}
          onClose={() => setWaiving(false)}
        />
      )}
    </>
  );
}
