/** A button on each example that copies it. */
export const copyCode = `
if (navigator.clipboard) for (const code of document.querySelectorAll('main pre > code')) {
  const pre = code.parentElement;
  const box = document.createElement('div');
  box.className = 'code ' + pre.className;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copiar';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = 'Copiado';
    setTimeout(() => { button.textContent = 'Copiar'; }, 2000);
  });
  pre.replaceWith(box);
  box.append(pre, button);
}
`;
