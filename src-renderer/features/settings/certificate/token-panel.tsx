import { Button, Skeleton } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TokenState } from '../../../../src-main/contract/business/certificate/certificate.ts';
import { refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from './certificate.module.css';
import { usePin, useTokenState } from './certificate-query.ts';
import { isLastTry, noPin, type PinDraft, PinFields } from './pin-fields.tsx';

/** How the token that signs stands, and what to do about it. */
export function TokenPanel() {
  const { t, i18n } = useTranslation();
  const { data: token, error } = useTokenState();
  const refusal = refusalIn(error);
  return (
    <Panel title={t('token.title')}>
      <div className={styles.stack}>
        {refusal && <RefusalNotice refusal={refusal} />}
        {!token && !refusal && <Skeleton height="4rem" />}
        {token && (
          <>
            <Notice tone={token.state === 'ready' ? 'ok' : 'care'} title={t(`token.state.${token.state}`)}>
              <div lang={i18n.language === 'es' ? undefined : 'es'}>{token.remedy ?? token.message}</div>
              <div>{t(token.pin_kept ? 'token.pinKept' : 'token.pinAsked')}</div>
            </Notice>
            {needsPin(token) && <PinForm token={token} />}
          </>
        )}
      </div>
    </Panel>
  );
}

/** The states that a PIN ends; a locked one is unlocked elsewhere first, and then takes the new PIN. */
function needsPin({ state }: TokenState): boolean {
  return ['pin_required', 'pin_wrong', 'pin_final_try', 'locked'].includes(state);
}

function PinForm({ token }: { readonly token: TokenState }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<PinDraft>(noPin);
  const pin = usePin();
  const refusal = refusalIn(pin.error);
  const besides = refusalBesides(refusal, ['/pin']);
  const isRisky = token.state === 'pin_final_try' || isLastTry(refusal);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pin.mutate({ pin: draft.typed, risk_last_try: draft.risksLastTry }, { onSettled: () => setDraft(noPin) });
  };
  return (
    <form noValidate onSubmit={submit} className={styles.stack}>
      <PinFields draft={draft} refusal={refusal} isRisky={isRisky} onChange={setDraft} />
      {besides && <RefusalNotice refusal={besides} />}
      <Button
        className={styles.own ?? ''}
        type="submit"
        disabled={draft.typed === '' || (isRisky && !draft.risksLastTry)}
        loading={pin.isPending}
      >
        {t('token.givePin')}
      </Button>
    </form>
  );
}
