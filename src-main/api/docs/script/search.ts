/** Finds sections of the guide, operations, errors, schemas and fields by their words, from every page. */
export const search = String.raw`
const box = document.querySelector('.search');
const menu = document.querySelector('.menu');
const search = document.createElement('input');
search.type = 'search';
search.placeholder = 'Buscar';
search.setAttribute('aria-label', 'Buscar en la guía, las operaciones y los campos');
const found = document.createElement('p');
found.className = 'soft';
found.setAttribute('role', 'status');
const results = document.createElement('ul');
box.append(search, found, results);

const shownAtMost = 40;
const folded = (text) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase();
let index;
async function readIndex() {
  const response = await fetch(box.dataset.index);
  if (!response.ok) throw new Error(response.status);
  const { entries } = await response.json();
  return entries.map((entry) => ({
    ...entry,
    words: [entry.title, entry.title + ' ' + entry.note, Object.values(entry).join(' ')].map(folded),
  }));
}

search.addEventListener('focus', () => { index ??= readIndex(); });
search.addEventListener('input', async () => {
  const typed = search.value;
  const asked = folded(typed).split(/\s+/).filter(Boolean);
  let matching = [];
  let failed = false;
  try {
    if (asked.length > 0) matching = matchingIn(await (index ??= readIndex()), asked);
  } catch {
    index = undefined;
    failed = true;
  }
  if (search.value !== typed) return;
  results.replaceChildren(...matching.slice(0, shownAtMost).map(resultOf));
  menu.hidden = asked.length > 0;
  box.parentElement.scrollTop = 0;
  found.textContent = failed ? 'El servicio no responde.' : asked.length > 0 ? countOf(matching.length) : '';
});

// First what is called so, then what is it, then what speaks of it.
function matchingIn(entries, asked) {
  const rankOf = ({ words }) => words.findIndex((text) => asked.every((word) => text.includes(word)));
  const ranked = entries.map((entry) => ({ ...entry, rank: rankOf(entry) })).filter(({ rank }) => rank >= 0);
  return ranked.sort((a, b) => a.rank - b.rank);
}

function countOf(count) {
  if (count > shownAtMost) return count + ' hallados, los primeros ' + shownAtMost;
  return count + (count === 1 ? ' hallado' : ' hallados');
}

function resultOf({ title, note, href }) {
  const link = document.createElement('a');
  link.href = href;
  const about = document.createElement('span');
  about.className = 'soft';
  about.textContent = note;
  link.append(title, about);
  const item = document.createElement('li');
  item.append(link);
  return item;
}
`;
