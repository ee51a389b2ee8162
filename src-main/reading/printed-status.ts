import type { Environment } from '../documents/kinds.ts';
import type { PrintedStatus } from '../documents/printing/printed.ts';
import { ecuadorTimestamp, toSriDate } from '../documents/values/ecuador-time.ts';
import type { StoredDocument } from '../issuing/ports/stored-document.ts';

/** What became of a document, as its printed page says it. */
export function printedStatusOf(document: StoredDocument): PrintedStatus {
  const notice = noticeOf(document);
  return {
    ...(document.authorization && { authorizedAt: printedInstant(document.authorization.authorizedAt) }),
    ...(notice && { notice }),
  };
}

/** What is printed across a page of an environment whose documents have no tax effect. */
export const environmentNotices = {
  sandbox: 'PRÁCTICA · SIN VALIDEZ TRIBUTARIA',
  test: 'PRUEBAS · SIN VALIDEZ TRIBUTARIA',
  live: undefined,
} as const satisfies Record<Environment, string | undefined>;

/** Only what a buyer must not mistake: a page that says nothing is a valid one. */
function noticeOf({ identity, status, authorization }: StoredDocument): string | undefined {
  if (status === 'annulled') return 'ANULADO';
  const ofEnvironment = environmentNotices[identity.environment];
  if (ofEnvironment !== undefined) return ofEnvironment;
  if (status === 'returned' || status === 'not_authorized') return 'NO AUTORIZADO';
  if (status !== 'authorized') return 'PENDIENTE DE AUTORIZACIÓN';
  return authorization?.substituteAuthority === undefined
    ? undefined
    : 'AUTORIZADO POR UN SERVIDOR QUE NO ES EL SRI · SIN VALIDEZ';
}

/** `21/11/2026 10:31:09`, Ecuador's time. */
function printedInstant(instant: string): string {
  const [date = '', time = ''] = ecuadorTimestamp(new Date(instant)).split('T');
  return `${toSriDate(date)} ${time.slice(0, 8)}`;
}
