import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { es } from '../../../src-renderer/text/es.ts';
import { type LoopbackPrinter, openLoopbackPrinter } from '../../support/printing/loopback-printer.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { coffee, isFocused, sellCoffee, stockShelf } from '../support/counter.ts';
import { addPrinter, paperOf } from '../support/paper.ts';
import { scan } from '../support/scan.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow, pinOf, searchField } from '../support/window-driver.ts';

const rosa = { name: 'Rosa Cevallos', pin: '482913' };
const luis = { name: 'Luis Andrade', pin: '1357' };

const named = z.object({ id: z.uuid(), name: z.string() });
const list = z.object({ data: z.array(named) });

describe('people, tills and the cash in the drawer, in a browser', () => {
  let service: RunningService;
  let printer: LoopbackPrinter;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [printer, service, browser] = await Promise.all([openLoopbackPrinter(), startService(), launchBrowser()]);
    await stockShelf(service);
    await addPrinter(service, printer);
    page = await openWindow(browser, service.link);
    await search().waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await printer?.switchOff();
  });

  const search = () => searchField(page);
  const button = (name: string, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const countOf = (denomination: keyof typeof es.cash.denomination) =>
    page.getByRole('textbox', {
      name: es.cash.quantityOf.replace('{{denomination}}', es.cash.denomination[denomination]),
      exact: true,
    });
  const expectAccessible = (name: string) => expectBothLooks(page, `cash-${name}`);
  const enterPin = async ({ name, pin }: typeof rosa) => {
    await isFocused(pinOf(page, name));
    await page.keyboard.type(pin);
    await page.keyboard.press('Enter');
  };
  const namesAt = async (path: string) => list.parse((await service.call('GET', path)).json).data;

  it('sells without people and tills, and says what they are for', async () => {
    await goTo(page, '/caja');
    await page.getByText(es.cash.none).waitFor();
    await expectAccessible('nothing');
    await page.getByRole('link', { name: es.cash.goOperators }).click();
    await page.getByText(es.operators.none).waitFor();
    await expectAccessible('operators-empty');
  });

  it('makes the first person an administrator, who goes on signed in and makes the others', async () => {
    await button(es.operators.first).click();
    const first = dialog(es.operators.firstTitle);
    await first.getByRole('textbox', { name: es.operators.name }).fill(rosa.name);
    await first.getByLabel(es.operators.pin, { exact: true }).fill(rosa.pin);
    await first.getByLabel(es.operators.repeatPin, { exact: true }).fill('482914');
    await button(es.operators.create, first).click();
    await first.getByText(es.operators.pinsDiffer).waitFor();
    await expectAccessible('operator-first');
    await first.getByLabel(es.operators.repeatPin, { exact: true }).fill(rosa.pin);
    await page.keyboard.press('Enter');
    await first.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Rosa Bloquear/ }).waitFor();

    await button(es.operators.new).click();
    const second = dialog(es.operators.createTitle);
    await second.getByRole('textbox', { name: es.operators.name }).fill(luis.name);
    await second.getByLabel(es.operators.pin, { exact: true }).fill(luis.pin);
    await second.getByLabel(es.operators.repeatPin, { exact: true }).fill(luis.pin);
    await expectAccessible('operator-new');
    await page.keyboard.press('Enter');
    await page.getByRole('cell', { name: luis.name, exact: true }).waitFor();
    await expectAccessible('operators');
  });

  it('makes a till of a free emission point, which this computer stands at', async () => {
    await goTo(page, '/ajustes/cajas');
    await page.getByText(es.tills.none).waitFor();
    await expectAccessible('tills-empty');
    await button(es.tills.new).click();
    const creating = dialog(es.tills.createTitle);
    await creating.getByRole('textbox', { name: es.tills.name }).fill('Caja 1');
    await creating.getByLabel(es.tills.printer).selectOption('Tickets');
    await expectAccessible('till-new');
    await page.keyboard.press('Enter');
    await page.getByRole('cell', { name: es.tills.isHere, exact: true }).waitFor();
    await expectAccessible('tills');
  });

  it('locks with a key, and takes the right PIN only', async () => {
    await page.keyboard.press('Control+b');
    await page.getByRole('heading', { name: es.workplace.signInTitle }).waitFor();
    await isFocused(pinOf(page, luis.name));
    await expectAccessible('sign-in');
    await page.keyboard.press('ArrowDown');
    await isFocused(pinOf(page, rosa.name));
    await page.keyboard.press('ArrowUp');
    for (const _ of [1, 2, 3]) {
      await page.keyboard.type('9999');
      await page.keyboard.press('Enter');
      await expect.poll(() => pinOf(page, luis.name).inputValue()).toBe('');
      await page.getByText(es.workplace.pinWrong).waitFor();
    }
    await page.getByText(/^Espere 0:0\d$/).waitFor();
    await expectAccessible('sign-in-locked');
    await page.getByText(/^Espere/).waitFor({ state: 'detached' });
    for (const digit of luis.pin) await button(digit).click();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Abrir Caja 1' }).waitFor();
  });

  it('opens the till with a float before anything is sold, and sells at once', async () => {
    const float = page.getByRole('textbox', { name: es.cash.float });
    await isFocused(float);
    await expectAccessible('opening');
    await button(es.cash.byDenomination).click();
    await countOf('note_20').fill('1');
    await expectAccessible('opening-count');
    await button(es.cash.byAmount).click();
    await scan(page, coffee.barcode);
    await page.getByText(es.cash.scanFirstOpen).waitFor();
    expect(await float.inputValue()).toBe('');
    await expectAccessible('opening-scan');
    await button('$ 20.00').click();
    await isFocused(float);
    await page.keyboard.press('Enter');
    await sellCoffee(page);
    await page.keyboard.press('Control+k');
    await isFocused(dialog(es.cash.moneyOut).getByRole('textbox', { name: es.cash.amount }));
    await page.keyboard.press('Escape');
    await dialog(es.cash.moneyOut).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });

  it('notes money in and out with its reason, and tells no totals', async () => {
    await goTo(page, '/caja');
    await page.getByText('1 documento', { exact: true }).waitFor();
    await button(es.cash.out).click();
    const moving = dialog(es.cash.moneyOut);
    await isFocused(moving.getByRole('textbox', { name: es.cash.amount }));
    await page.keyboard.press('Enter');
    await moving.getByText(es.cash.needsReason).waitFor();
    await moving.getByRole('textbox', { name: es.cash.amount }).fill('5,50');
    await button(es.cash.reasonsOut.supplier, moving).click();
    await expectAccessible('movement');
    await button(es.cash.note, moving).click();
    await moving.waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: new RegExp(es.cash.reasonsOut.supplier) }).waitFor();
    await isFocused(button(es.cash.out));
    await expectAccessible('session');
    expect(await page.getByRole('main').textContent()).not.toContain(coffee.unit_price);
  });

  it('shows the X to operators who may know, and to others when somebody who may allows it', async () => {
    await button(es.cash.x).click();
    const asking = dialog(es.workplace.permitTitle);
    await isFocused(pinOf(page, rosa.name));
    await expectAccessible('permit');
    await page.keyboard.press('Escape');
    await asking.waitFor({ state: 'detached' });
    await isFocused(button(es.cash.x));
    await page.keyboard.press('Enter');
    await enterPin(rosa);
    const x = dialog(es.cash.report.x);
    await x.getByText(es.cash.report.expectedInDrawer).waitFor();
    await expectAccessible('x');
    // Who showed it need not be asked again: the paper says what the screen does.
    await isFocused(button(es.cash.print, x));
    await page.keyboard.press('Enter');
    await x.getByText(es.cash.printing).waitFor();
    const { text } = await paperOf(printer, 2);
    expect(text).toContain('REPORTE X');
    expect(text).toContain(`Autorizó ${rosa.name}`);
    await page.keyboard.press('Escape');
  });

  it('counts blind, closes with the Z that says what is missing, and prints it again as a copy', async () => {
    await page.getByRole('link', { name: es.cash.close }).click();
    await isFocused(countOf('note_100'));
    await countOf('note_20').fill('1');
    await page.keyboard.press('Enter');
    await isFocused(countOf('note_10'));
    await page.keyboard.press('ArrowDown');
    await isFocused(countOf('note_5'));
    await page.keyboard.press('ArrowUp');
    await countOf('coin_025').fill('1,5');
    await page.getByText(es.cash.badQuantity).waitFor();
    await countOf('coin_025').fill('2');
    await expect
      .poll(() => page.getByRole('status', { name: es.cash.counted }).textContent())
      .toBe('$ 20.50');
    expect(await page.getByRole('main').textContent()).not.toContain(es.cash.report.expected);
    await expectAccessible('count');
    await button(es.cash.closeNow).click();
    await button(es.cash.closeNow, dialog(es.cash.close)).click();
    const z = page.getByRole('article', { name: 'Cierre Z n.º 1' });
    await page.getByText('La caja quedó cerrada. Faltan $ 1.19.').waitFor();
    await z.getByText('Faltan $ 1.19').waitFor();
    expect(await z.getByText(es.cash.report.copy, { exact: true }).count()).toBe(0);
    await expectAccessible('z');
    const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type \/Page$/gm)).toHaveLength(1);
    await button(es.cash.print).press('Enter');
    const { text } = await paperOf(printer, 3);
    expect(text).toContain('CIERRE DE CAJA Z N.º 1');
    expect(text).not.toContain('COPIA');

    await page.getByRole('link', { name: es.cash.back }).click();
    await page.getByRole('heading', { name: 'Abrir Caja 1' }).waitFor();
    await expectAccessible('closed');
    await page.getByRole('link', { name: 'Ver el Z n.º 1' }).click();
    await z.getByText(es.cash.report.copy, { exact: true }).waitFor();
    await expectAccessible('z-copy');
    await button(es.cash.print).press('Enter');
    expect((await paperOf(printer, 4)).text).toContain('COPIA');
  });

  it('asks for a permit to move money in the shift of somebody else', async () => {
    const { call } = service;
    const admin = (await namesAt('/v1/local/operators')).find(({ name }) => name === rosa.name);
    await call('POST', `/v1/local/operators/${admin?.id}/sign-in`, { pin: rosa.pin });
    const eva = await call('POST', '/v1/local/operators', { name: 'Eva Paz', role: 'cashier', pin: '2468' });
    await call('POST', `/v1/local/operators/${named.parse(eva.json).id}/sign-in`, { pin: '2468' });
    const [till] = await namesAt('/v1/local/tills');
    await call('POST', '/v1/local/cash-sessions', { till_id: till?.id, opening_float: '10.00' });
    await goTo(page, '/caja');
    await page.reload();
    await page.getByText(/^Este turno lo abrió Eva Paz/).waitFor();
    await page.keyboard.press('Control+k');
    const moving = dialog(es.cash.moneyOut);
    await moving.getByRole('textbox', { name: es.cash.amount }).fill('1');
    await moving.getByRole('textbox', { name: es.cash.reason }).fill('Hielo');
    await page.keyboard.press('Enter');
    await enterPin(rosa);
    await page.getByRole('cell', { name: /permitió Rosa Cevallos/ }).waitFor();
    await expectAccessible('of-another');
  });

  it('keeps a cashier from the people and the tills, and lets an administrator in on the same page', async () => {
    await goTo(page, '/ajustes/operadores');
    await page.getByText(es.workplace.nothingHere).waitFor();
    expect(await button(es.operators.new).count()).toBe(0);
    await expectAccessible('operators-cashier');
    await button(es.workplace.changePerson).click();
    await enterPin(rosa);
    await page.getByRole('button', { name: `Cambiar a ${luis.name}` }).click();
    const editing = dialog(es.operators.editTitle);
    await editing.getByRole('switch', { name: es.operators.works }).press('Space');
    await expectAccessible('operator-edit');
    await button(es.action.save, editing).click();
    await page.getByText(es.operators.inactive).waitFor();
  });

  it('makes a second till without leaving the window, and asks a computer that may be at either', async () => {
    await goTo(page, '/ajustes/cajas');
    await button(es.tills.new).click();
    const creating = dialog(es.tills.createTitle);
    await creating.getByText(es.tills.noSeries).waitFor();
    await creating.getByRole('textbox', { name: es.tills.name }).fill('Caja 2');
    await expectAccessible('till-no-point');
    await button(es.tills.newPoint, creating).press('Enter');
    const point = dialog(es.points.createTitle).getByRole('textbox', { name: es.points.code, exact: true });
    await isFocused(point);
    expect(await point.inputValue()).toBe('002');
    await page.keyboard.press('Enter');
    await isFocused(creating.getByRole('textbox', { name: es.tills.name }));
    expect(await creating.getByLabel(es.tills.series).inputValue()).toBe('001-002');
    await expectAccessible('till-new-point');
    await page.keyboard.press('Enter');
    await page.getByRole('cell', { name: 'Caja 2', exact: true }).waitFor();

    await goTo(page, '/caja');
    await page.getByRole('heading', { name: es.workplace.tillTitle }).waitFor();
    await isFocused(page.getByRole('button', { name: /^Caja 1/ }));
    await expectAccessible('till-choice');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Abrir Caja 2' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Abrir Caja 2' }).waitFor();
    await goTo(page, '/ajustes/cajas');
    await button(es.tills.standOf.replace('{{name}}', 'Caja 1')).click();
    await button(es.tills.standOf.replace('{{name}}', 'Caja 2')).waitFor();
  });
});
