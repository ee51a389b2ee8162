import { Skeleton, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortalResource } from '../../../../src-main/contract/delivery/portal.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from './portal.module.css';
import { PortalForm } from './portal-form.tsx';
import { usePortal, usePortalChange } from './portal-query.ts';
import { ShownDocuments } from './shown-documents.tsx';

/** Where customers see their documents: switching it on and off, and what is seen there. */
export function PortalSettings() {
  const { t } = useTranslation();
  const { data: portal, error } = usePortal();
  const [isTurningOff, setTurningOff] = useState(false);
  const state = useRef<HTMLDivElement>(null);
  const refusal = refusalIn(error);
  return (
    <>
      <Panel title={t('portal.title')}>
        <div className={styles.stack}>
          <Text>{t('portal.intro')}</Text>
          {refusal && <RefusalNotice refusal={refusal} />}
          {!portal && !refusal && <Skeleton height="16rem" />}
          {portal && (
            <>
              <div ref={state}>
                <PortalState portal={portal} />
              </div>
              <PortalForm
                portal={portal}
                onChanged={() => state.current?.scrollIntoView({ block: 'nearest' })}
                onTurnOff={() => setTurningOff(true)}
              />
            </>
          )}
        </div>
      </Panel>
      <ShownDocuments />
      {portal && isTurningOff && <TurningOff portal={portal} onClose={() => setTurningOff(false)} />}
    </>
  );
}

function PortalState({ portal }: { readonly portal: PortalResource }) {
  const { t, i18n } = useTranslation();
  const { state, trouble, public_url: url = '', host, port } = portal;
  if (trouble) {
    return (
      <Notice tone="bad" title={t('portal.failed')}>
        <div lang={i18n.language === 'es' ? undefined : 'es'}>
          {trouble.message} {trouble.remedy}
        </div>
      </Notice>
    );
  }
  if (state !== 'listening') {
    return (
      <Notice tone="quiet" title={t('portal.off')}>
        {t('portal.offHint')}
      </Notice>
    );
  }
  const address = host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
  return (
    <Notice tone="ok" title={t('portal.listening', { url })}>
      {t('portal.listeningHint', { place: address })}
    </Notice>
  );
}

interface TurningOffProps {
  readonly portal: PortalResource;
  readonly onClose: () => void;
}

function TurningOff({ portal: { host, port, trusted_proxies, public_url }, onClose }: TurningOffProps) {
  const { t } = useTranslation();
  const change = usePortalChange();
  const off = {
    enabled: false,
    host,
    port,
    trusted_proxies,
    ...(public_url !== undefined && { public_url }),
  };
  return (
    <QuestionDialog
      title={t('portal.turnOff')}
      question={t('portal.turnOffQuestion')}
      confirm={t('portal.turnOff')}
      isDestructive
      doing={change}
      onConfirm={() => change.mutate(off, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
