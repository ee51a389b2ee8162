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

/**
 * What the authority answered, in its own Spanish; why, where the fault lies, and what to do, in the language of the window.
 * Its words about an error of the program speak of tags: they are for readers who open them.
 */
export function SriMessages({ messages }: { readonly messages: readonly SriMessage[] }) {
  const { t } = useTranslation();
  const language = usePreferences((state) => state.language);
  return messages.map((message) => {
    const { code, detail, type } = message;
    const { cause, remedy, fault } = explanationIn(message, language);
    const summary = `${code} · ${message.message}`;
    const isOfProgram = fault === 'program';
    return (
      <div key={`${code} ${detail}`} className={styles.message} lang={isOfProgram ? language : 'es'}>
        <Notice tone={tones[type]} title={isOfProgram ? t('document.programFault') : summary}>
          {!isOfProgram && detail && <div>{detail}</div>}
          <dl className={styles.explained} lang={language}>
            {cause && (
              <>
                <dt>{t('document.cause')}</dt>
                {/* The title says already what happened. */}
                <dd>{isOfProgram ? cause.replace(`${t('document.programFault')}. `, '') : cause}</dd>
              </>
            )}
            {fault && fault !== 'none' && (
              <>
                <dt>{t('document.fault')}</dt>
                <dd>{t(`document.faults.${fault}`)}</dd>
              </>
            )}
            {remedy && (
              <>
                <dt>{t('document.remedy')}</dt>
                <dd>{remedy}</dd>
              </>
            )}
          </dl>
          {isOfProgram && (
            <details className={styles.original}>
              <summary>{t('document.sriMessage')}</summary>
              <div lang="es">
                {summary} {detail}
              </div>
            </details>
          )}
        </Notice>
      </div>
    );
  });
}
