import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { es } from '../../../src-renderer/text/es.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { isFocused, stockShelf } from '../support/counter.ts';
import {
  rosa as customer,
  type IssuedForTest,
  sandboxIssuer,
  smallSale,
} from '../support/issued-documents.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow, pinOf } from '../support/window-driver.ts';

const named = z.object({ id: z.uuid() });
const rosa = { name: 'Rosa Cevallos', role: 'administrator', pin: '482913' };
const luis = { name: 'Luis Andrade', role: 'cashier', pin: '1357' };
const sara = { name: 'Sara Moreira', role: 'supervisor', pin: '2468' };
const nora = { name: 'Nora Vélez', role: 'accountant', pin: '3579' };

/** What stands on a page for whom: the sections of the settings, and what may be pressed. */
interface Shown {
  readonly sections: readonly string[];
  readonly decides: boolean;
  readonly customers: boolean;
  readonly prices: boolean;
  readonly imports: boolean;
}

const ofEverybody = [es.settings.general, es.shortcuts.title, es.about.title];
const shown: readonly (typeof luis & Shown)[] = [
  { ...luis, sections: ofEverybody, decides: false, customers: true, prices: false, imports: false },
  { ...sara, sections: ofEverybody, decides: true, customers: true, prices: true, imports: false },
  {
    ...nora,
    sections: [
      es.settings.general,
      es.approvals.title,
      es.activity.title,
      es.shortcuts.title,
      es.about.title,
    ],
    decides: true,
    customers: false,
    prices: false,
    imports: true,
  },
];

describe('what each role finds to press, in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;
  let doubtful: IssuedForTest;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    await stockShelf(service);
    const issue = await sandboxIssuer(service);
    await service.call('PUT', '/v1/local/sandbox/conditions', { authorization: 'other_document' });
    // Nobody decides on it but a person.
    doubtful = await issue('invoices', smallSale(customer), 0);
    const { id } = named.parse((await service.call('POST', '/v1/local/operators', rosa)).json);
    await service.call('POST', `/v1/local/operators/${id}/sign-in`, { pin: rosa.pin });
    for (const person of [luis, sara, nora]) await service.call('POST', '/v1/local/operators', person);
    const body = {
      permissions: ['read_documents', 'correct_documents', 'import_documents', 'read_approvals'],
    };
    await service.call('PUT', '/v1/local/roles/accountant', body);
    page = await openWindow(browser, service.link);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const isThere = async (target: ReturnType<Page['getByRole']>) => (await target.count()) > 0;

  it.each(shown)('is the work of $role, and no more', async ({ name, role, pin, ...expected }) => {
    await page.getByRole('radio', { name: new RegExp(name) }).check({ force: true });
    await isFocused(pinOf(page, name));
    await page.keyboard.type(pin);
    await page.keyboard.press('Enter');
    await button(es.workplace.lock).or(page.getByText(es.workplace.lock)).first().waitFor();

    await goTo(page, `/documentos/${doubtful.id}`);
    await page.getByText(es.sync.decideOne).first().waitFor();
    expect(await isThere(button(es.sync.compare))).toBe(expected.decides);
    const whoDecides = { action: es.workplace.action.correct_documents };
    const hint = es.workplace.doneBy.replace('{{action}}', whoDecides.action);
    expect(await isThere(page.getByText(hint))).toBe(!expected.decides);
    await expectBothLooks(page, `role-${role}-document`);

    await goTo(page, '/ajustes');
    const sections = page.getByRole('navigation', { name: es.settings.sections });
    await expect.poll(() => sections.getByRole('link').allTextContents()).toEqual(expected.sections);
    for (const panel of [es.settings.prices, es.stock.title, es.secondPlace.title]) {
      expect(await isThere(page.getByRole('heading', { name: panel })), panel).toBe(false);
    }
    await expectBothLooks(page, `role-${role}-settings`);

    await goTo(page, '/clientes');
    await page.getByRole('heading', { name: es.customers.title, level: 1 }).waitFor();
    expect(await isThere(button(es.customers.new))).toBe(expected.customers);
    await expectBothLooks(page, `role-${role}-customers`);

    await goTo(page, '/productos');
    await button(es.catalog.new).waitFor();
    expect(await isThere(button(es.catalog.priceLists.open))).toBe(expected.prices);

    await goTo(page, '/documentos');
    await page.getByRole('heading', { name: es.documents.title, level: 1 }).waitFor();
    expect(await isThere(page.getByRole('link', { name: es.imports.open }))).toBe(expected.imports);

    await page.getByRole('button', { name: new RegExp(es.workplace.lock) }).click();
    await pinOf(page, luis.name).waitFor();
  });
});
