import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TokenResource } from '../../../../src-main/contract/business/certificate/certificate.ts';
import { adviceAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { ChoiceCards } from '../../../ui/fields/choice-cards.tsx';
import styles from './certificate.module.css';
import { useTokenInstallation } from './certificate-query.ts';
import { isLastTry, noPin, type PinDraft, PinFields } from './pin-fields.tsx';
import { type TokenCertificateChoice, tokenChoices, useTokenMessages } from './token-choices.ts';

interface TokenFormProps {
  readonly module: string;
  readonly tokens: readonly TokenResource[];
  readonly onInstalled: () => void;
}

/** Which of the certificates that were found signs, and the PIN that lets it. */
export function TokenForm({ module, tokens, onInstalled }: TokenFormProps) {
  const { t } = useTranslation();
  const messages = useTokenMessages();
  const choices = tokenChoices(tokens);
  const [choice, setChoice] = useState<TokenCertificateChoice | undefined>(choices[0]);
  const [pin, setPin] = useState<PinDraft>(noPin);
  const [keep, setKeep] = useState<'keep' | 'ask'>('keep');
  const installation = useTokenInstallation();
  const refusal = refusalIn(installation.error);
  const besides = refusalBesides(refusal, ['/pin', '/certificate_id']);
  const isRisky = choice?.token.pin.final_try || isLastTry(refusal);
  const isLocked = choice?.token.pin.locked ?? false;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!choice) return;
    installation.mutate(
      {
        module,
        serial: choice.token.serial,
        ...(choice.certificateId !== undefined && { certificate_id: choice.certificateId }),
        pin: pin.typed,
        keep_pin: keep === 'keep',
        risk_last_try: pin.risksLastTry,
      },
      { onSuccess: onInstalled, onError: () => setPin(noPin) },
    );
  };
  return (
    <form noValidate onSubmit={submit} className={styles.stack}>
      <ChoiceCards
        label={t('token.choose')}
        choices={choices.map((one) => ({ value: one.value, ...messages(one) }))}
        value={choice?.value ?? null}
        error={adviceAt(refusal, '/certificate_id')}
        onChange={(value) => setChoice(choices.find((one) => one.value === value))}
      />
      <PinFields draft={pin} refusal={refusal} isRisky={isRisky} onChange={setPin} />
      <ChoiceCards
        label={t('token.keep')}
        choices={[
          { value: 'keep', label: t('token.keepYes'), hint: t('token.keepYesHint') },
          { value: 'ask', label: t('token.keepNo'), hint: t('token.keepNoHint') },
        ]}
        value={keep}
        onChange={setKeep}
      />
      {besides && <RefusalNotice refusal={besides} />}
      <Button
        className={styles.own ?? ''}
        type="submit"
        disabled={!choice || isLocked || pin.typed === '' || (isRisky && !pin.risksLastTry)}
        loading={installation.isPending}
      >
        {t('token.install')}
      </Button>
    </form>
  );
}
