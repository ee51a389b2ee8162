import { createHash } from 'node:crypto';

/**
 * What the reference does in a browser: it finds operations by their words, shows the address it is served at, and calls an
 * operation with the reader's own key, which stays in the page's memory. Without scripts all of the text is there.
 */
export const referenceScript = `
'use strict';
const main = document.querySelector('main');
const articles = [...main.querySelectorAll('article')];
const links = new Map([...document.querySelectorAll('nav details a')].map((a) => [a.hash.slice(1), a]));
const folded = (text) => text.normalize('NFD').replace(/[\\u0300-\\u036f]/g, '').toLowerCase();

const usual = 'http://127.0.0.1:4747';
if (location.origin !== usual) {
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (node.data.includes(usual)) node.data = node.data.replaceAll(usual, location.origin);
  }
}

const search = document.createElement('input');
search.type = 'search';
search.placeholder = 'Buscar una operación o un esquema';
search.setAttribute('aria-label', search.placeholder);
const found = document.createElement('p');
found.className = 'soft';
found.setAttribute('role', 'status');
document.querySelector('nav .search').append(search, found);
const words = new Map();
search.addEventListener('input', () => {
  const asked = folded(search.value).split(/\\s+/).filter(Boolean);
  let shown = 0;
  for (const article of articles) {
    if (!words.has(article)) words.set(article, folded(article.textContent));
    const isFound = asked.every((word) => words.get(article).includes(word));
    article.hidden = !isFound;
    if (isFound) shown += 1;
    const link = links.get(article.id);
    if (link) link.parentElement.hidden = !isFound;
  }
  for (const group of document.querySelectorAll('nav details')) {
    const left = [...group.querySelectorAll('li')].some((item) => !item.hidden);
    group.hidden = !left;
    group.open = asked.length > 0 && left;
  }
  for (const section of main.querySelectorAll('section')) section.hidden = asked.length > 0;
  found.textContent = asked.length === 0 ? '' : shown + (shown === 1 ? ' hallado' : ' hallados');
});

let key = '';
for (const article of articles) {
  const call = article.querySelector('p.call');
  if (!call) continue;
  const [method, path] = call.textContent.trim().split(/\\s+/);
  const box = document.createElement('details');
  box.className = 'try';
  const title = document.createElement('summary');
  title.textContent = 'Probarla aquí';
  box.append(title);
  box.addEventListener('toggle', () => { if (box.open && box.children.length === 1) fill(box, article, method, path); });
  article.append(box);
}

function fill(box, article, method, path) {
  const form = document.createElement('form');
  const keyField = field(form, 'Clave (no se guarda)', 'password', key);
  keyField.autocomplete = 'off';
  const names = [...path.matchAll(/\\{(\\w+)\\}/g)].map((match) => match[1]);
  const places = names.map((name) => [name, field(form, name, 'text', '')]);
  const query = field(form, 'Parámetros, como limit=5&status=returned', 'text', '');
  const example = method === 'GET' || method === 'DELETE' ? undefined : article.dataset.body ?? '{}';
  let body;
  if (example !== undefined) {
    const label = document.createElement('label');
    label.textContent = 'Cuerpo';
    body = document.createElement('textarea');
    body.rows = Math.min(18, example.split('\\n').length + 1);
    body.spellcheck = false;
    body.value = example;
    label.append(body);
    form.append(label);
  }
  const send = document.createElement('button');
  send.textContent = 'Enviar ' + method;
  const answer = document.createElement('pre');
  answer.hidden = true;
  answer.tabIndex = 0;
  answer.setAttribute('role', 'status');
  form.append(send, answer);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    key = keyField.value.trim();
    const filled = path.replace(/\\{(\\w+)\\}/g, (_, name) => encodeURIComponent(places.find(([own]) => own === name)[1].value));
    const address = filled + (query.value ? '?' + query.value.replace(/^\\?/, '') : '');
    send.disabled = true;
    answer.hidden = false;
    answer.textContent = '…';
    try {
      const response = await fetch(address, {
        method,
        headers: {
          ...(key && { authorization: 'Bearer ' + key }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: body.value }),
      });
      const isText = /json|text|xml/.test(response.headers.get('content-type') ?? '');
      const text = isText ? await response.text() : (await response.arrayBuffer()).byteLength + ' bytes';
      answer.textContent = response.status + ' ' + response.statusText + '\\n' + pretty(text);
    } catch (reason) {
      answer.textContent = String(reason);
    }
    send.disabled = false;
  });
  box.append(form);
}

function field(form, name, type, value) {
  const label = document.createElement('label');
  label.textContent = name;
  const input = document.createElement('input');
  Object.assign(input, { type, value, spellcheck: false });
  label.append(input);
  form.append(label);
  return input;
}

function pretty(text) {
  try { return JSON.stringify(JSON.parse(text), null, 2); } catch { return text; }
}
`;

/** What a content policy must allow for the script to run. */
export const referenceScriptHash = `sha256-${createHash('sha256').update(referenceScript).digest('base64')}`;
