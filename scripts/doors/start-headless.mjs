import { openInBrowser } from './display.mjs';
import { pageThatLeadsTo } from './link-page.mjs';
import { openDoor } from './open-door.mjs';

/**
 * Runs the service in this command's place. It greets: it prints the one-time link that opens the window in a
 * browser, and how to issue with curl.
 *
 * @param {readonly string[]} args
 * @param {{ withBrowser: boolean }} options `withBrowser` opens that link here
 */
export async function startHeadless(args, { withBrowser }) {
  const greeting = ['--greet', ...args];
  if (!withBrowser) {
    await openDoor('service', greeting);
    return;
  }
  await openDoor('service', greeting, {
    onLine: (line) => {
      const link = linkIn(line);
      if (link !== undefined) openInBrowser(pageThatLeadsTo(link));
    },
  });
}

/**
 * @param {string} line
 * @returns {string | undefined} the one-time link of the service's ready line
 */
function linkIn(line) {
  if (!line.startsWith('{"ready":true')) return undefined;
  const { link } = JSON.parse(line);
  return typeof link === 'string' ? link : undefined;
}
