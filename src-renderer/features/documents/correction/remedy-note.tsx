import { useTranslation } from 'react-i18next';
import type { SriMessage } from '../../../../src-main/documents/messages/sri-message.ts';
import { explanationIn } from '../../../lib/format/sri-explanation.ts';
import { usePreferences } from '../../../lib/preferences.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from '../form/form.module.css';

/** What the authority answered about a datum, in its own Spanish, and what to do about it; of an error of the program, only that. */
export function RemedyNotes({ messages }: { readonly messages: readonly SriMessage[] | undefined }) {
  const { t } = useTranslation();
  const language = usePreferences((state) => state.language);
  return messages?.map((message) => {
    const { code, detail } = message;
    const { remedy, fault } = explanationIn(message, language);
    if (fault === 'program') {
      return (
        <Notice
          key={`${code} ${detail}`}
          tone="bad"
          title={`${t('correction.sri')} ${code} · ${t('document.programFault')}`}
        >
          <strong>{t('correction.pointedAt')}</strong>
        </Notice>
      );
    }
    return (
      <div key={`${code} ${detail}`} lang="es">
        <Notice tone="bad" title={`${t('correction.sri')} ${code} · ${message.message}`}>
          {detail && <div className={styles.detail}>{detail}</div>}
          <strong lang={language}>{remedy}</strong>
        </Notice>
      </div>
    );
  });
}
