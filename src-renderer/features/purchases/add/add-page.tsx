import { Button, Group, Progress, Text, Textarea } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { importLimits } from '../../../../src-main/contract/import.ts';
import { useService } from '../../../lib/http/service.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { DropZone } from '../../../ui/fields/files/drop-zone.tsx';
import { Page, Panel } from '../../../ui/layout/page.tsx';
import styles from '../purchases.module.css';
import { ArrivalsTable } from './arrivals-table.tsx';
import { useTakingIn } from './use-taking-in.ts';

const ACCEPTED = '.xml,.zip,.eml,.pdf,.txt,.csv';

/** Where purchases come in: by their files, by their keys, or from paper. */
export function AddPage() {
  const { t } = useTranslation();
  const taking = useTakingIn();
  const [areTooMany, setTooMany] = useState(false);
  const { arrivals, asking, isReading, refusal } = taking;
  const send = (files: readonly File[]) => {
    setTooMany(files.length > importLimits.files);
    if (files.length <= importLimits.files) void taking.addFiles(files);
  };
  const busy = isReading ? t('purchases.reading') : undefined;
  return (
    <Page title={t('purchases.add')} back={{ to: '/compras', label: t('purchases.back') }}>
      <DropZone
        icon={IconFileImport}
        title={t('purchases.dropTitle')}
        hint={t('purchases.dropHint')}
        choose={t('purchases.choose')}
        accept={ACCEPTED}
        multiple
        autoFocus
        busy={busy}
        onFiles={send}
      />
      {areTooMany && <Notice tone="care" title={t('purchases.tooMany')} />}
      <div className={styles.ways}>
        <Panel title={t('purchases.byKey')}>
          <KeyForm isBusy={asking !== undefined} onKeys={(keys) => void taking.addKeys(keys)} />
        </Panel>
        <Panel title={t('purchases.byHand')}>
          <div className={styles.stack}>
            <Text>{t('purchases.byHandHint')}</Text>
            <Group>
              <Button variant="default" component={Link} to="/compras/a-mano">
                {t('purchases.write')}
              </Button>
            </Group>
          </div>
        </Panel>
      </div>
      {refusal && <RefusalNotice refusal={refusal} />}
      {asking && (
        <Panel>
          <div className={styles.stack}>
            <Text role="status">{t('purchases.asking', { done: asking.done + 1, total: asking.total })}</Text>
            <Progress aria-label={t('purchases.read')} value={(100 * asking.done) / asking.total} animated />
            <Group>
              <Button variant="default" onClick={taking.stop}>
                {t('purchases.stop')}
              </Button>
            </Group>
          </div>
        </Panel>
      )}
      {arrivals && <ArrivalsTable arrivals={arrivals} />}
    </Page>
  );
}

interface KeyFormProps {
  readonly isBusy: boolean;
  readonly onKeys: (keys: readonly string[]) => void;
}

/** Keys as they are copied: with blanks, several at once, among other words. */
function KeyForm({ isBusy, onKeys }: KeyFormProps) {
  const { t } = useTranslation();
  const { environment } = useService();
  // A comparison of a month with the authority's listing leads here with the keys that are missing.
  const { state } = useLocation();
  const [typed, setTyped] = useState(typeof state === 'string' ? state : '');
  const [isEmpty, setEmpty] = useState(false);
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        const keys = keysIn(typed);
        setEmpty(keys.length === 0);
        if (keys.length > 0) onKeys(keys);
      }}
    >
      <Textarea
        label={t('purchases.key')}
        description={t('purchases.keyHint')}
        autosize
        minRows={1}
        maxRows={6}
        inputMode="numeric"
        spellCheck={false}
        value={typed}
        error={isEmpty && t('purchases.noKeys')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {environment === 'sandbox' && <Text c="dimmed">{t('purchases.sandboxKeys')}</Text>}
      <Group>
        <Button type="submit" variant="default" loading={isBusy}>
          {t('purchases.read')}
        </Button>
      </Group>
    </form>
  );
}

/** Each run of digits is a key, right or wrong: the service says which is none. One that is broken by blanks is one. */
function keysIn(text: string): readonly string[] {
  const joined = text.replaceAll(/(?<=\d)[ \u00a0]+(?=\d)/g, '');
  return [...new Set(joined.match(/\d{20,}/g) ?? [])];
}
