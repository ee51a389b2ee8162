import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortalResource } from '../../../../src-main/contract/delivery/portal.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { ChoiceCards } from '../../../ui/fields/choice-cards.tsx';
import { labelFirst } from '../../../ui/fields/label-first.ts';
import styles from './portal.module.css';
import { draftOf, type PortalDraft, portalOf } from './portal-draft.ts';
import { usePortalChange } from './portal-query.ts';

interface PortalFormProps {
  readonly portal: PortalResource;
  readonly onChanged: () => void;
  readonly onTurnOff: () => void;
}

/** Where the portal is reached. What is sent switches it on, or moves it. */
export function PortalForm({ portal, onChanged, onTurnOff }: PortalFormProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(portal));
  const change = usePortalChange();
  const refusal = refusalIn(change.error);
  const hasHostField = draft.listenOn === 'other';
  const hasProxyField = draft.listenOn !== 'this';
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, [
    '/public_url',
    '/port',
    ...(hasHostField ? ['/host'] : []),
    ...(hasProxyField ? ['/trusted_proxies/0', '/trusted_proxies'] : []),
  ]);
  const field = (name: 'publicUrl' | 'host' | 'port' | 'proxy', error: string | undefined) => ({
    value: draft[name],
    error,
    inputWrapperOrder: labelFirst,
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setDraft({ ...draft, [name]: event.currentTarget.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(portalOf(draft), { onSuccess: onChanged });
  };
  const isUnchanged = portal.enabled && isSame(draft, draftOf(portal));
  const hasFailed = portal.state === 'failed';
  const saveKey = isUnchanged && hasFailed ? 'portal.retry' : 'portal.save';
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.stack}>
      <div className={styles.fields}>
        <TextInput
          label={t('portal.publicUrl')}
          description={t('portal.publicUrlHint')}
          placeholder="https://comprobantes.mitienda.ec"
          inputMode="url"
          {...field('publicUrl', errorAt(refusal, '/public_url'))}
        />
        <TextInput
          label={t('portal.port')}
          description={t('portal.portHint')}
          inputMode="numeric"
          {...field('port', errorAt(refusal, '/port') && t('portal.portFault'))}
        />
      </div>
      <ChoiceCards
        label={t('portal.listenOn')}
        value={draft.listenOn}
        onChange={(listenOn) => setDraft({ ...draft, listenOn })}
        choices={[
          { value: 'this', label: t('portal.listenThis'), hint: t('portal.listenThisHint') },
          { value: 'network', label: t('portal.listenNetwork'), hint: t('portal.listenNetworkHint') },
          { value: 'other', label: t('portal.listenOther'), hint: t('portal.listenOtherHint') },
        ]}
      />
      {hasHostField && (
        <TextInput
          className={styles.host ?? ''}
          label={t('portal.host')}
          placeholder="192.168.1.10"
          {...field('host', errorAt(refusal, '/host') && t('portal.hostFault'))}
        />
      )}
      {hasProxyField && (
        <TextInput
          className={styles.host ?? ''}
          label={t('portal.proxy')}
          description={t('portal.proxyHint')}
          placeholder="192.168.1.5"
          {...field('proxy', errorAt(refusal, '/trusted_proxies/0') ?? errorAt(refusal, '/trusted_proxies'))}
        />
      )}
      {besides && <RefusalNotice refusal={besides} />}
      <div className={styles.actions}>
        <Button type="submit" loading={change.isPending} disabled={isUnchanged && !hasFailed}>
          {t(portal.enabled ? saveKey : 'portal.turnOn')}
        </Button>
        {portal.enabled && (
          <Button variant="subtle" color="red" onClick={onTurnOff}>
            {t('portal.turnOff')}
          </Button>
        )}
      </div>
    </form>
  );
}

function isSame(one: PortalDraft, other: PortalDraft): boolean {
  return (
    one.publicUrl.trim() === other.publicUrl &&
    one.listenOn === other.listenOn &&
    one.host === other.host &&
    one.port === other.port &&
    one.proxy.trim() === other.proxy
  );
}
