/** Shows the address the page is served at in its examples. */
export const ownAddress = `
const usual = 'http://127.0.0.1:4747';
if (location.origin !== usual) {
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (node.data.includes(usual)) node.data = node.data.replaceAll(usual, location.origin);
  }
}
`;
