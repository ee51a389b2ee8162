import { expect, it } from 'vitest';
import { updatingPage } from '../../../../src-main/desktop/windows/updating-page.ts';

it('says what goes on, how far it is and what not to do, and needs nothing from outside', () => {
  const page = updatingPage({ step: 3, steps: 4 });
  expect(page).toContain('<h1>Actualizando los datos</h1>');
  expect(page).toContain('Paso 3 de 4');
  expect(page).toContain('No apague el equipo');
  expect(page).toContain("default-src 'none'");
  expect(page).not.toMatch(/<script|<link|<img|https?:/);
});
