import { useTranslation } from 'react-i18next';
import type { SriMessage } from '../../src-main/documents/sri-message.ts';
import { Notice } from './notice.tsx';
import styles from './sri-messages.module.css';
import type { Tone } from './tone.ts';

const tones = { error: 'bad', warning: 'care', info: 'quiet' } as const satisfies Record<
  SriMessage['type'],
  Tone
>;

/** What the authority said, why, and what to do. Its words are Spanish in every language of the window. */
export function SriMessages({ messages }: { readonly messages: readonly SriMessage[] }) {
  const { t } = useTranslation();
  return messages.map(({ code, message, detail, type, cause, remedy }) => (
    <div key={`${code} ${detail}`} className={styles.message} lang="es">
      <Notice tone={tones[type]} title={`${code} · ${message}`}>
        {detail && <div>{detail}</div>}
        <dl className={styles.explained}>
          {cause && (
            <>
              <dt>{t('document.cause')}</dt>
              <dd>{cause}</dd>
            </>
          )}
          {remedy && (
            <>
              <dt>{t('document.remedy')}</dt>
              <dd>{remedy}</dd>
            </>
          )}
        </dl>
      </Notice>
    </div>
  ));
}
