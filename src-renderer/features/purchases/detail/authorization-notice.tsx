import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PurchaseResource } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { usePurchaseCheck } from '../purchases-query.ts';

/** What the authority says of a purchase, where that is not that it is good. */
export function AuthorizationNotice({ purchase }: { readonly purchase: PurchaseResource }) {
  const { t } = useTranslation();
  const { environment } = useService();
  const check = usePurchaseCheck(purchase.id);
  const { state } = purchase.authorization;
  const refusal = refusalIn(check.error);
  if (state === 'authorized' || state === 'on_paper' || environment === 'sandbox') return null;
  const isUnknown = state === 'unconfirmed';
  return (
    <Notice tone={isUnknown ? 'care' : 'bad'} title={t(`purchases.authorization.${state}`)}>
      <div>{isUnknown ? t('purchases.checkHint') : t('purchases.unauthorizedHint')}</div>
      {refusal && <RefusalNotice refusal={refusal} />}
      <Group mt="xs">
        <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
          {t('purchases.check')}
        </Button>
      </Group>
    </Notice>
  );
}
