/**
 * Leads an address of the time when the reference was one page to the page that shows it now, and unfolds a schema in
 * browsers that do not do so by themselves.
 */
export const followedAnchors = `
function followAnchor() {
  if (location.hash === '') return;
  const shown = document.getElementById(location.hash.slice(1));
  const moved = [...document.querySelectorAll('main a')].find((a) => a.hash === location.hash);
  if (!shown && moved) location.replace(moved.href);
  const folded = shown?.closest('details:not([open])');
  if (!folded) return;
  folded.open = true;
  shown.scrollIntoView();
}
addEventListener('hashchange', followAnchor);
followAnchor();
`;
