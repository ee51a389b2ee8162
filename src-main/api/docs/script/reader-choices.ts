/** Remembers the language of the examples from page to page, and shows the contents where the reader is, if there is room. */
export const readerChoices = `
const languageKey = 'mostrador.reference.language';
// A browser may refuse to keep anything: then the choice holds for the page.
const remembered = (language) => {
  try {
    if (language !== undefined) localStorage.setItem(languageKey, language);
    return localStorage.getItem(languageKey);
  } catch { return null; }
};
const language = remembered();
for (const choice of document.querySelectorAll('.languages input')) {
  if (choice.id === language) choice.checked = true;
  choice.addEventListener('change', () => remembered(choice.id));
}
if (matchMedia('(max-width: 52rem)').matches) document.querySelector('.menu').open = false;
const current = document.querySelector('.menu [aria-current]');
if (current) document.querySelector('.side').scrollTop = current.offsetTop - innerHeight / 3;
`;
