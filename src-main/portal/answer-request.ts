import { kindOf } from '../documents/all-kinds/types.ts';
import { toSriDate } from '../documents/values/ecuador-time.ts';
import type { StoredDocument } from '../issuing/ports/stored-document.ts';
import type { DocumentReader } from '../reading/documents/document-reader.ts';
import { printedStatusOf } from '../reading/printed-status.ts';
import { bytes, notice, type PortalAnswer, page } from './answer.ts';
import type { OneByOne } from './one-by-one.ts';
import type { Pace } from './pace.ts';
import { documentPage } from './pages/document-page.ts';
import { notices } from './pages/notice-page.ts';
import { isOpen, isShownIn, type PortalLinks } from './portal-links.ts';
import type { PortalDocument, PortalStore } from './portal-store.ts';
import type { ViewCount } from './view-count.ts';
import type { Visitor } from './visitor.ts';

export interface AnswerDependencies {
  readonly store: PortalStore;
  readonly links: Pick<PortalLinks, 'documentOf'>;
  readonly files: Pick<DocumentReader, 'xml' | 'ride'>;
  readonly pace: Pace;
  readonly views: Pick<ViewCount, 'seen'>;
  /** For the printed pages, which cost the most. */
  readonly oneByOne: OneByOne;
}

export interface PortalRequest {
  readonly method: string;
  /** With its query, which means nothing: messengers add theirs. */
  readonly url: string;
  readonly visitor: Visitor;
}

/** `/p/{token}` and what is beside it. */
const documentPath = /^(\/p\/([A-Za-z0-9_-]{43}))(?:\/(ride|xml|logo))?$/;

/** A page takes a moment to print: a visitor who finds so many waiting is asked to come back. */
const COME_BACK_SECONDS = 5;

/** Answers a request that reached the portal under its own name. */
export async function answerRequest(
  dependencies: AnswerDependencies,
  { method, url, visitor }: PortalRequest,
): Promise<PortalAnswer> {
  if (method !== 'GET' && method !== 'HEAD') return notice(405, notices.notThisWay, { allow: 'GET, HEAD' });
  const paced = dependencies.pace.spend(visitor.address);
  if (!paced.ok) return notice(429, notices.tooFast, { 'retry-after': String(paced.retryAfterSeconds) });
  const pathname = url.split('?', 1)[0] ?? '/';
  if (pathname === '/robots.txt') return bytes('text/plain; charset=utf-8', everyRobotOut);
  const [, path, token, part] = documentPath.exec(pathname) ?? [];
  const document = token === undefined ? undefined : await find(dependencies, token);
  if (path === undefined || document === undefined) return notice(404, notices.absent);
  if (document.document.status === 'annulled') return notice(410, notices.annulled);
  switch (part) {
    case undefined:
      if (method === 'GET') dependencies.views.seen(document.document.id, visitor);
      return page(200, pageOf(document, path));
    case 'logo':
      return logoOf(dependencies, document);
    default:
      return fileOf(dependencies, document.document, part === 'xml' ? 'xml' : 'ride');
  }
}

const everyRobotOut = new TextEncoder().encode('User-agent: *\nDisallow: /\n');

/** The document of a token, if there is anything to say of it here: a link that was never given reveals nothing. */
async function find(
  { links, store }: AnswerDependencies,
  token: string,
): Promise<PortalDocument | undefined> {
  const id = links.documentOf(token);
  const document = id === undefined ? undefined : await store.document(id);
  if (!document || !isShownIn(document.document.identity.environment, document.showsTest)) return undefined;
  return isOpen(document.document) || document.document.status === 'annulled' ? document : undefined;
}

function pageOf({ document, footerLegend, hasLogo }: PortalDocument, path: string): string {
  const kind = kindOf(document.identity.type);
  return documentPage({
    label: kind.label,
    issueDate: toSriDate(document.identity.issueDate),
    printed: kind.printed(document),
    ...printedStatusOf(document),
    ...(footerLegend !== undefined && { footerLegend }),
    path,
    hasLogo,
  });
}

async function logoOf({ store }: AnswerDependencies, { document }: PortalDocument): Promise<PortalAnswer> {
  const logo = await store.logo(document.entityId);
  return logo ? bytes(logo.contentType, logo.bytes) : notice(404, notices.absent);
}

async function fileOf(
  { files, oneByOne }: AnswerDependencies,
  { id, entityId, identity: { environment } }: StoredDocument,
  part: 'xml' | 'ride',
): Promise<PortalAnswer> {
  const scope = { entityId, environment };
  const file =
    part === 'xml' ? await files.xml(scope, id) : await oneByOne(() => files.ride(scope, id, 'a4'));
  if (!file) return notice(503, notices.busy, { 'retry-after': String(COME_BACK_SECONDS) });
  // One that came from another system may have no file of its own.
  if (!file.ok) return notice(404, notices.absent);
  const { name, bytes: content } = file.value;
  return bytes(part === 'xml' ? 'application/xml' : 'application/pdf', content, name);
}
