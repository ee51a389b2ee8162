import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { InvoiceResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { useWorkplace } from '../../../lib/workplace/use-workplace.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../returns.module.css';
import type { ReturnRejection } from './why-not-returned.ts';

interface NoReturnProps {
  readonly invoice: InvoiceResource;
  readonly reason: ReturnRejection;
  /** It is another till's: there is no page of it here. */
  readonly isElsewhere: boolean;
}

/** Why nothing of a sale can be credited, in plain words, and what may be done instead. */
export function NoReturn({ invoice: { id }, reason, isElsewhere }: NoReturnProps) {
  const { t } = useTranslation();
  if (reason === 'final_consumer') return <FinalConsumer id={isElsewhere ? undefined : id} />;
  return (
    <Notice tone={reason === 'waiting' ? 'wait' : 'care'} title={t(`returns.rejection.${reason}.title`)}>
      <div>{t(`returns.rejection.${reason}.hint`)}</div>
      {!isElsewhere && (
        <Group mt="sm">
          <Button
            variant="default"
            component={Link}
            to={reason === 'refused' ? `/documentos/${id}/corregir` : `/documentos/${id}`}
          >
            {t(reason === 'refused' ? 'correction.open' : 'returns.seeDocument')}
          </Button>
        </Group>
      )}
    </Notice>
  );
}

function FinalConsumer({ id }: { readonly id: string | undefined }) {
  const { t } = useTranslation();
  const { cashSession } = useWorkplace();
  const { buyer: key } = useShortcutKeys();
  return (
    <>
      <Notice tone="care" title={t('returns.finalConsumer.title')}>
        <div>{t('returns.finalConsumer.rule')}</div>
      </Notice>
      <Panel title={t('returns.finalConsumer.ways')}>
        <ul className={styles.ways}>
          <li>
            <strong>{t('returns.finalConsumer.exchange')}</strong>
            <span>{t('returns.finalConsumer.exchangeHint')}</span>
          </li>
          <li>
            <strong>{t('returns.finalConsumer.money')}</strong>
            <span>{t('returns.finalConsumer.moneyHint')}</span>
          </li>
          <li>
            <strong>{t('returns.finalConsumer.nextTime')}</strong>
            <span>{t('returns.finalConsumer.nextTimeHint', { key })}</span>
          </li>
        </ul>
        <Group mt="md">
          <Button component={Link} to="/" variant="default">
            {t('returns.toCounter')}
          </Button>
          {cashSession && (
            <Button component={Link} to="/caja" variant="default">
              {t('returns.finalConsumer.cash')}
            </Button>
          )}
          {id !== undefined && (
            <Button component={Link} to={`/documentos/${id}`} variant="subtle">
              {t('returns.seeDocument')}
            </Button>
          )}
        </Group>
      </Panel>
    </>
  );
}
