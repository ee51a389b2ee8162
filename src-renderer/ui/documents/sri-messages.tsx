import { useTranslation } from 'react-i18next';
import type { SriMessage } from '../../../src-main/documents/messages/sri-message.ts';
import { explanationIn } from '../../lib/format/sri-explanation.ts';
import { usePreferences } from '../../lib/preferences.tsx';
import { Notice } from '../feedback/notice.tsx';
import type { Tone } from '../feedback/tone.ts';
import styles from './sri-messages.module.css';

const tones = { error: 'bad', warning: 'care', info: 'quiet' } as const satisfies Record<
  SriMessage['type'],
  Tone
>;

/** What the authority said, in its own Spanish; why, and what to do, in the language of the window. */
export function SriMessages({ messages }: { readonly messages: readonly SriMessage[] }) {
  const { t } = useTranslation();
  const language = usePreferences((state) => state.language);
  return messages.map((message) => {
    const { code, detail, type } = message;
    const { cause, remedy } = explanationIn(message, language);
    return (
      <div key={`${code} ${detail}`} className={styles.message} lang="es">
        <Notice tone={tones[type]} title={`${code} · ${message.message}`}>
          {detail && <div>{detail}</div>}
          <dl className={styles.explained} lang={language}>
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
    );
  });
}
