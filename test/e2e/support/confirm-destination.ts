import type { Page } from 'playwright';
import { es } from '../../../src-renderer/text/es.ts';

/** Says yes to the question that comes before copies of documents are sent to another address. */
export async function confirmDestination(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: es.destination.title });
  await dialog.getByRole('button', { name: es.destination.confirm, exact: true }).click();
}
