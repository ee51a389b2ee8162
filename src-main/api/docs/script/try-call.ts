/** Calls an operation with the reader's own key, which stays in the page's memory. */
export const tryCall = String.raw`
let key = '';
for (const article of document.querySelectorAll('main article')) {
  const call = article.querySelector('p.call');
  if (!call) continue;
  const [method, path] = call.textContent.trim().split(/\s+/);
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
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const values = names.map((name) => [name, field(form, name, 'text', '')]);
  const query = field(form, 'Parámetros, como limit=5&status=returned', 'text', '');
  const example = method === 'GET' || method === 'DELETE' ? undefined : article.dataset.body ?? '{}';
  let body;
  if (example !== undefined) {
    const label = document.createElement('label');
    label.textContent = 'Cuerpo';
    body = document.createElement('textarea');
    body.rows = Math.min(18, example.split('\n').length + 1);
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
    const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values.find(([own]) => own === name)[1].value));
    const address = filled + (query.value ? '?' + query.value.replace(/^\?/, '') : '');
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
      answer.textContent = response.status + ' ' + response.statusText + '\n' + pretty(text);
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
