import { useTranslation } from 'react-i18next';
import {
  type WebhookEventPattern,
  type WebhookEventType,
  webhookEventTypes,
} from '../../../../../src-main/contract/webhooks/webhook-event.ts';
import {
  type DocumentType,
  documentStatuses,
  documentTypes,
} from '../../../../../src-main/documents/kinds.ts';
import {
  choiceOf,
  type EventsChoice,
  familyOf,
  type OtherFamily,
  otherFamilies,
  typesOf,
} from './events-choice.ts';

/** Names the events of endpoints. */
export function useEventNames() {
  const { t } = useTranslation();

  const familyName = (family: DocumentType | OtherFamily) =>
    isDocumentType(family) ? t(`document.type.${family}`) : t(`webhooks.family.${family}`);

  /** Within its family: `Autorizado`. */
  function activity(type: WebhookEventType): string {
    if (!isOfDocument(type)) return t(`webhooks.activity.${type}`);
    const status = documentStatuses.find((one) => type.endsWith(`.${one}`));
    return status ? t(`status.${status}`) : t('webhooks.authorizationMismatch');
  }

  /** A family and what is asked of it; nothing where that is nothing. */
  function partOf(family: DocumentType | OtherFamily, choice: Exclude<EventsChoice, 'all'>): string[] {
    const types = typesOf(family);
    const chosen = types.filter((type) => choice.has(type));
    if (chosen.length === 0) return [];
    const isWhole = chosen.length === types.length;
    return [isWhole ? familyName(family) : `${familyName(family)}: ${chosen.map(activity).join(', ')}`];
  }

  /** The six kinds at once where the same is asked of all of them, which is what most do. */
  function partsOfDocuments(choice: Exclude<EventsChoice, 'all'>): string[] {
    const [first = '', ...others] = documentTypes.map((type) => {
      const [part = ''] = partOf(type, choice);
      return part.slice(familyName(type).length);
    });
    const isSame = others.every((part) => part === first);
    const isAsked = documentTypes.some((type) => partOf(type, choice).length > 0);
    return isSame && isAsked
      ? [`${t('webhooks.allDocuments')}${first}`]
      : documentTypes.flatMap((type) => partOf(type, choice));
  }

  return {
    familyName,
    activity,
    /** `Factura · Autorizado`; what a later version adds stays as it is. */
    eventName(text: string): string {
      const type = webhookEventTypes.find((one) => one === text);
      if (!type) return text;
      const family = familyOf(type);
      return family === 'webhook' ? activity(type) : `${familyName(family)} · ${activity(type)}`;
    },
    /** All that an endpoint asks for, in as few words as will do. */
    summaryOf(patterns: readonly WebhookEventPattern[]): string {
      const choice = choiceOf(patterns);
      if (choice === 'all') return t('webhooks.everything');
      return [...partsOfDocuments(choice), ...otherFamilies.flatMap((family) => partOf(family, choice))].join(
        ' · ',
      );
    },
  };
}

function isDocumentType(family: string): family is DocumentType {
  return documentTypes.some((type) => type === family);
}

function isOfDocument(
  type: WebhookEventType,
): type is Extract<WebhookEventType, `${DocumentType}.${string}`> {
  return documentTypes.some((kind) => type.startsWith(`${kind}.`));
}
