import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../lib/http/answer.ts';
import { useRefusalSentence } from '../../lib/http/refusal-sentence.ts';
import { Notice } from './notice.tsx';

/** Why the service refused, in a sentence, with its own words about this case below. */
export function RefusalNotice({ refusal }: { readonly refusal: Refusal }) {
  const { i18n } = useTranslation();
  const sentence = useRefusalSentence()(refusal);
  const details = [refusal.detail, ...refusal.errors.map(({ message }) => message)].filter(
    (detail) => detail !== '' && detail !== sentence,
  );
  return (
    <Notice tone={refusal.code === 'service_unreachable' ? 'care' : 'bad'} title={sentence}>
      {[...new Set(details)].map((detail) => (
        <div key={detail} lang={i18n.language === 'es' ? undefined : 'es'}>
          {detail}
        </div>
      ))}
    </Notice>
  );
}
