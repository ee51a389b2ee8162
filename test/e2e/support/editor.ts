import type { Locator, Page } from 'playwright';
import { es } from '../../../src-renderer/text/es.ts';
import { hasTakenFocus } from './counter.ts';
import { goTo } from './window-driver.ts';

type Kind = keyof typeof es.document.type;

/** Begins a document of a kind as a person does, from the list of documents. */
export async function beginDocument(page: Page, kind: Kind): Promise<void> {
  await goTo(page, '/documentos');
  await page.getByRole('link', { name: es.editor.open, exact: true }).click();
  const kinds = page.getByRole('navigation', { name: es.editor.kinds });
  await kinds.getByRole('link', { name: new RegExp(`^${es.document.type[kind]}`) }).click();
  await page.getByRole('heading', { name: titleOf(kind) }).waitFor();
}

/** Begins a document of a kind from one that is there; of the same kind, it is the same again. */
export async function beginFrom(page: Page, id: string, kind: Kind | 'same'): Promise<void> {
  await goTo(page, `/documentos/${id}`);
  // What is shown once a document was issued has the same button, and may not have gone yet.
  await page.getByRole('heading', { name: es.document.timeline }).waitFor();
  await page.getByRole('button', { name: es.editor.startFrom }).click();
  const name = kind === 'same' ? es.editor.duplicate : es.document.type[kind];
  await page.getByRole('menuitem', { name, exact: true }).click();
  await page.getByRole('heading', { name: /^Nuevo: / }).waitFor();
}

function titleOf(kind: Kind): string {
  return es.editor.titleOf.replace('{{document}}', es.document.type[kind]);
}

/** A field of the document that is being written, by its pointer in the body. */
export function fieldOf(page: Page, pointer: string): Locator {
  return page.locator(`[data-place="${pointer}"]`);
}

/** Writes fields by their pointers, as they stand. */
export async function writeFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [pointer, value] of Object.entries(values)) {
    const field = fieldOf(page, pointer);
    const isSelect = (await field.evaluate((element) => element.localName)) === 'select';
    await (isSelect ? field.selectOption(value) : field.fill(value));
  }
}

/** The first of what a field offers; those of plain choices are not meant. */
export function offered(page: Page): Locator {
  return page.locator('[role=option]').filter({ visible: true }).first();
}

/** Chooses a code by words or by its number. */
export async function chooseCode(page: Page, pointer: string, term: string): Promise<void> {
  await fieldOf(page, pointer).fill(term);
  await offered(page).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Unfolds an annex. */
export async function unfold(page: Page, part: keyof typeof es.fields.part): Promise<void> {
  await page.getByRole('button', { name: es.fields.part[part], exact: true }).click();
}

/** Looks at the document once more and issues it, by keyboard alone; its id. */
export async function issueWritten(page: Page): Promise<string> {
  await page.keyboard.press('F9');
  const dialog = page.getByRole('dialog');
  await hasTakenFocus(dialog);
  await dialog.getByRole('button', { name: es.editor.issue, exact: true }).press('Enter');
  await page.getByRole('heading', { name: es.editor.issued }).waitFor();
  const [, id] = /documentos\/([0-9a-f-]{36})\/emitido/.exec(page.url()) ?? [];
  if (id === undefined) throw new Error(`no document in ${page.url()}`);
  return id;
}
