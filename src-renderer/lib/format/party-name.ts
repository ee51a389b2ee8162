import type { TFunction } from 'i18next';
import { finalConsumer } from '../../../src-main/documents/parties/party.ts';

/** How a document's other party is called on screen: the law's own name of nobody in particular, in the reader's words. */
export function partyName(name: string, t: TFunction): string {
  return name === finalConsumer.name ? t('buyer.finalConsumer') : name;
}
