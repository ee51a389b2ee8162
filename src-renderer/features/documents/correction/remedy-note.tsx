import { useTranslation } from 'react-i18next';
import type { SriMessage } from '../../../../src-main/documents/sri-message.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from './correction.module.css';

/** What the authority said about a datum and what to do about it, in Spanish in every language of the window. */
export function RemedyNotes({ messages }: { readonly messages: readonly SriMessage[] | undefined }) {
  const { t } = useTranslation();
  return messages?.map(({ code, message, detail, remedy }) => (
    <div key={`${code} ${detail}`} lang="es">
      <Notice tone="bad" title={`${t('correction.sri')} ${code} · ${message}`}>
        {detail && <div className={styles.detail}>{detail}</div>}
        <strong>{remedy}</strong>
      </Notice>
    </div>
  ));
}
