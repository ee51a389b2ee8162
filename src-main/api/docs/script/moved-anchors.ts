/** Leads an address of the time when the reference was one page to the page that shows it now. */
export const movedAnchors = `
function followMoved() {
  if (location.hash === '' || document.getElementById(location.hash.slice(1))) return;
  const moved = [...document.querySelectorAll('main a')].find((a) => a.hash === location.hash);
  if (moved) location.replace(moved.href);
}
addEventListener('hashchange', followMoved);
followMoved();
`;
