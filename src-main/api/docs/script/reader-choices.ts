/** Remembers the language of the examples from page to page, and shows the contents where the reader is, if there is room. */
export const readerChoices = `
const languageKey = 'mostrador.reference.language';
for (const choice of document.querySelectorAll('.languages input')) {
  if (choice.id === localStorage.getItem(languageKey)) choice.checked = true;
  choice.addEventListener('change', () => localStorage.setItem(languageKey, choice.id));
}
if (matchMedia('(max-width: 52rem)').matches) document.querySelector('.menu').open = false;
const current = document.querySelector('.menu [aria-current]');
if (current) document.querySelector('.side').scrollTop = current.offsetTop - innerHeight / 3;
`;
