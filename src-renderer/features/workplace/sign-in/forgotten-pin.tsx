import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorResource } from '../../../../src-main/contract/counter/operator.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useForgottenPin } from '../../../lib/workplace/operators-query.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { SecretInput } from '../../../ui/fields/secret-input.tsx';

const empty = { secret: '', pin: '', again: '' };

/** The PIN of an administrator to whom nobody else gives one here: what only the owner knows proves the right to. */
export function ForgottenPin({ administrator }: { readonly administrator: OperatorResource }) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Anchor component="button" type="button" size="sm" onClick={() => setAsked(true)}>
        {administrator.has_pin
          ? t('workplace.forgottenPin.open')
          : t('workplace.forgottenPin.openFirst', { name: administrator.name })}
      </Anchor>
      {isAsked && <ForgottenPinDialog administrator={administrator} onClose={() => setAsked(false)} />}
    </>
  );
}

interface ForgottenPinDialogProps {
  readonly administrator: OperatorResource;
  /** Else it says that it is done. */
  readonly onSet?: (pin: string) => Promise<void>;
  readonly onClose: () => void;
}

export function ForgottenPinDialog({ administrator, onSet, onClose }: ForgottenPinDialogProps) {
  const { t } = useTranslation();
  // Whether it is the first is what it was when the dialog opened.
  const [{ name, has_pin: isForgotten }] = useState(administrator);
  const [draft, setDraft] = useState(empty);
  const [isUnequal, setUnequal] = useState(false);
  const reset = useForgottenPin();
  const refusal = refusalIn(reset.error);
  const besides = refusalBesides(refusal, ['/secret', '/pin']);
  const change = (changed: Partial<typeof empty>) => {
    setUnequal(false);
    setDraft({ ...draft, ...changed });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { secret, pin, again } = draft;
    setUnequal(pin !== again);
    if (pin !== again) return;
    // The window may be locked by it, which takes this dialog away.
    const isSet = await reset.mutateAsync({ operatorId: administrator.id, secret, pin }).then(
      () => true,
      () => false,
    );
    if (isSet) await onSet?.(pin);
  };
  return (
    <Dialog
      title={isForgotten ? t('workplace.forgottenPin.title') : t('workplace.pinOf', { name })}
      size="md"
      busy={reset.isPending}
      onClose={onClose}
    >
      {reset.isSuccess && !onSet ? (
        <Stack>
          <Notice tone="ok" title={t('workplace.forgottenPin.done', { name })} />
          <Group justify="flex-end">
            <Button data-autofocus onClick={onClose}>
              {t('workplace.forgottenPin.signIn')}
            </Button>
          </Group>
        </Stack>
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack>
            {isForgotten && <Text>{t('workplace.forgottenPin.others')}</Text>}
            <Text>{t(`workplace.forgottenPin.${isForgotten ? 'own' : 'first'}`, { name })}</Text>
            <SecretInput
              label={t('workplace.forgottenPin.secret')}
              description={isForgotten ? undefined : t('workplace.forgottenPin.secretHint')}
              value={draft.secret}
              maxLength={200}
              error={errorAt(refusal, '/secret')}
              onChange={(secret) => change({ secret })}
            />
            <Group grow align="flex-start">
              <SecretInput
                label={t('workplace.forgottenPin.pin')}
                value={draft.pin}
                maxLength={8}
                error={errorAt(refusal, '/pin')}
                onChange={(pin) => change({ pin })}
              />
              <SecretInput
                label={t('workplace.forgottenPin.again')}
                value={draft.again}
                maxLength={8}
                error={isUnequal && t('workplace.forgottenPin.unequal')}
                onChange={(again) => change({ again })}
              />
            </Group>
            {besides && <RefusalNotice refusal={besides} />}
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {t('action.cancel')}
              </Button>
              <Button type="submit" loading={reset.isPending}>
                {t('workplace.forgottenPin.set')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
