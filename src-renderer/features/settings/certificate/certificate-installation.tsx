import { SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from './certificate.module.css';
import { FileInstallation } from './file-installation.tsx';
import { TokenInstallation } from './token-installation.tsx';

type Source = 'file' | 'token';

/** What is to sign from now on: a file, or a token. */
export function CertificateInstallation({ hint }: { readonly hint: string }) {
  const { t } = useTranslation();
  const [source, setSource] = useState<Source>('file');
  return (
    <Panel title={t('certificate.change')}>
      <div className={styles.stack}>
        <Text c="dimmed">{hint}</Text>
        <SegmentedControl
          className={styles.own ?? ''}
          aria-label={t('certificate.source')}
          data={[
            { value: 'file', label: t('certificate.fromFile') },
            { value: 'token', label: t('certificate.fromToken') },
          ]}
          value={source}
          onChange={setSource}
        />
        {source === 'file' ? <FileInstallation /> : <TokenInstallation />}
      </div>
    </Panel>
  );
}
