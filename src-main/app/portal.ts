import { makePortal, type Portal } from '../portal/portal.ts';
import { makePortalLinks, type PortalLinks } from '../portal/portal-links.ts';
import { makePortalStore } from '../store/reading/portal-store.ts';
import type { AppContext } from './context/context.ts';
import type { Reading } from './documents/reading.ts';

/** The links to customers' documents. Made first, because mails, webhooks and documents name them. */
export async function composePortalLinks({ store, settings }: AppContext): Promise<PortalLinks> {
  return makePortalLinks({ store: makePortalStore(store), secret: await settings.secret('portal_secret') });
}

/** Joins the portal. It listens once it is opened, and only if the business switched it on. */
export function composePortal(
  { store, settings, now, log }: AppContext,
  { links, documents }: { readonly links: PortalLinks } & Pick<Reading['services'], 'documents'>,
): Promise<Portal> {
  return makePortal({
    store: makePortalStore(store),
    settings,
    links,
    files: documents,
    now,
    monotonic: () => performance.now(),
    failed: (reason) => log.error({ err: reason }, 'portal failed'),
  });
}
