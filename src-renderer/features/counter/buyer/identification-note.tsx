import { useTranslation } from 'react-i18next';
import type { IdentificationHint } from './identification-hint.ts';

/** What stands under the number while it is typed; colour is not needed to read it. */
export function IdentificationNote({ hint }: { readonly hint: IdentificationHint | undefined }) {
  const { t } = useTranslation();
  switch (hint?.kind) {
    case undefined:
      return null;
    case 'digits_left':
      return t('buyer.digitsLeft', { count: hint.count });
    case 'right':
      return t('buyer.rightDigit');
    case 'wrong':
      return t('buyer.wrongDigit');
    case 'too_long':
      return t('buyer.tooLong');
  }
}
