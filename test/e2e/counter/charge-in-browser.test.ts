import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { type LoopbackPrinter, openLoopbackPrinter } from '../../support/printing/loopback-printer.ts';
import { paperPng } from '../../support/printing/paper-picture.ts';
import { readEscPos } from '../../support/printing/read-escpos.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { coffee, isFocused, stockShelf } from '../support/counter.ts';
import { scan } from '../support/scan.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow, searchField } from '../support/window-driver.ts';

const texts = es.printing;
const papers = fileURLToPath(new URL('../../../test-results/papers/', import.meta.url));
const DOTS = 576;
const ISSUE = '**/v1/ec/invoices';

describe('charging and printing, in a browser', () => {
  let printer: LoopbackPrinter;
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [printer, service, browser] = await Promise.all([openLoopbackPrinter(), startService(), launchBrowser()]);
    await stockShelf(service);
    page = await openWindow(browser, service.link);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await printer?.switchOff();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const search = () => searchField(page);
  const charging = () => dialog(es.charge.title);
  const ticket = () => page.getByRole('region', { name: es.ticket.title });
  const looks = (name: string) => expectBothLooks(page, `charge-${name}`);

  /** What a paper says; its picture is kept for people to look at where screens are. */
  async function paper(count: number, name: string) {
    const job = (await printer.printed(count))[count - 1];
    if (!job) throw new Error(`paper ${count} did not come out`);
    const read = readEscPos(job, DOTS);
    if (process.env.KEEP_SCREENS) {
      mkdirSync(papers, { recursive: true });
      writeFileSync(join(papers, `${name}.png`), paperPng(read.bitmap));
    }
    return { text: read.lines.join('\n'), pulses: read.pulses.length };
  }

  /** How many is typed by a hand, what by a scanner. */
  async function scanCoffee(times = 1): Promise<void> {
    await search().focus();
    if (times > 1) await page.keyboard.type(`${times}*`, { delay: 80 });
    await scan(page, coffee.barcode);
    await page.getByLabel(`Cantidad de ${coffee.name}`).waitFor();
  }

  /** Opens the charge, and waits until what is typed goes there. */
  async function openCharge(): Promise<void> {
    await page.keyboard.press('F9');
    await isFocused(charging().getByLabel(es.charge.received));
  }

  async function numberShown(): Promise<string> {
    return (
      (await ticket()
        .getByText(/^\d{3}-\d{3}-\d{9}$/)
        .textContent()) ?? ''
    );
  }

  it('begins without printers, and says beside the field what is wrong with one', async () => {
    await page.getByRole('link', { name: es.nav.settings, exact: true }).click();
    await page.getByRole('link', { name: texts.title, exact: true }).click();
    await page.getByText(texts.none).waitFor();
    await looks('no-printer');
    await button(texts.add).click();
    const form = dialog(texts.addTitle);
    await form.getByLabel(texts.name, { exact: true }).fill('Caja 1');
    await form.getByLabel(texts.port).fill('nueve');
    await button(texts.save).click();
    await form.locator('input[aria-invalid=true]').first().waitFor();
    await looks('printer-refused');
    await form.getByLabel(texts.host).fill('127.0.0.1');
    await form.getByLabel(texts.port).fill(String(printer.port));
    await form.getByRole('radio', { name: texts.letterings.text, exact: true }).click();
    await form.getByLabel(texts.hasDrawer).check();
    await button(texts.save).click();
    await form.waitFor({ state: 'detached' });
  });

  it('prints a test and asks the printer how it is', async () => {
    await button('Imprimir prueba en Caja 1').click();
    await page.getByText('La prueba salió por Caja 1.').waitFor();
    await button('Ver cómo está Caja 1').click();
    await page.getByText(texts.states.ready, { exact: true }).waitFor();
    await looks('printer');
    await paper(1, 'test');
  });

  it('charges cash with one key: ticket, drawer, and ready for the next', async () => {
    await page.getByRole('link', { name: es.nav.counter, exact: true }).click();
    await scanCoffee(2);
    await openCharge();
    await looks('cash');
    await page.keyboard.type('20');
    await page.keyboard.press('Enter');
    await ticket().getByText(es.ticket.paper.printed).waitFor();
    await isFocused(search());
    await looks('ticket');
    const { text, pulses } = await paper(2, 'ticket');
    expect(text).toContain(await numberShown());
    expect(pulses).toBe(1);
  });

  it("writes the shop's name, the number and the total for WhatsApp, and has the PDF to attach without a portal", async () => {
    await button(es.ticket.whatsapp.button).click();
    const whatsApp = dialog(es.ticket.whatsapp.title);
    const message = `MOSTRADOR PRÁCTICA: Factura ${await numberShown()} por $ 14.38. Le enviamos el PDF.`;
    await whatsApp.getByText(message, { exact: true }).waitFor();
    await whatsApp.getByRole('button', { name: es.ticket.pdf }).waitFor();
    await looks('whatsapp');
    await whatsApp.getByLabel(es.ticket.whatsapp.phone).fill('0991234567');
    const link = whatsApp.getByRole('link', { name: es.ticket.whatsapp.open });
    expect(await link.getAttribute('href')).toBe(
      `https://wa.me/593991234567?text=${encodeURIComponent(message)}`,
    );
    await button(es.action.cancel).click();
    await whatsApp.waitFor({ state: 'detached' });
  });

  it('keeps the sale before at hand while the next is scanned, and prints it again as COPIA', async () => {
    await scanCoffee();
    const last = page.getByRole('region', { name: es.ticket.last });
    await last.getByText('$ 5.62').waitFor();
    await looks('last-sale');
    await page.keyboard.press('Control+p');
    await last.getByText(es.ticket.paper.copied).waitFor();
    const { text, pulses } = await paper(3, 'copy');
    expect(text).toMatch(/^COPIA/);
    expect(pulses).toBe(0);
  });

  it('splits a payment over cash, card and credit by keyboard alone', async () => {
    // Nobody could ask a final consumer for what is paid later.
    await page.keyboard.press('F4');
    await isFocused(dialog(es.buyer.identify).getByLabel(es.buyer.identification, { exact: true }));
    await page.keyboard.type('1710034065');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Rosa Cevallos');
    await page.keyboard.press('Enter');
    await dialog(es.buyer.identify).waitFor({ state: 'detached' });
    await openCharge();
    await page.keyboard.type('2');
    await page.keyboard.press('F8');
    await page.keyboard.type('3');
    await page.keyboard.press('F8');
    // Back from the amount to the ways to pay; the fifth is on credit.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('5');
    await looks('split');
    const request = page.waitForRequest(ISSUE);
    await page.keyboard.press('Enter');
    expect((await request).postDataJSON()).toMatchObject({
      payments: [
        { method: 'sin_sistema_financiero', amount: '2.00' },
        { method: 'tarjeta_credito', amount: '3.00' },
        { method: 'otros_sistema_financiero', amount: '2.19', term: { length: 30, unit: 'days' } },
      ],
    });
    await ticket().waitFor();
    await paper(4, 'split');
  });

  it('says which part of the sale a refusal is about, and keeps what was typed', async () => {
    await scanCoffee();
    const problem = {
      type: 'about:blank',
      title: 'Validación',
      status: 422,
      code: 'validation_failed',
      detail: 'Hay datos por corregir.',
      errors: [
        { pointer: '/buyer/identification', code: 'invalid', message: 'El RUC no existe.' },
        { pointer: '/lines/0/unit_price', code: 'invalid', message: 'El precio tiene demasiados decimales.' },
      ],
    };
    await page.route(ISSUE, (route) =>
      route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    );
    await openCharge();
    await page.keyboard.type('10');
    await page.keyboard.press('Enter');
    await charging().getByText(`Línea 1, ${coffee.name}:`).waitFor();
    await charging().getByText(`${es.charge.fault.buyer}:`).waitFor();
    expect(await charging().getByLabel(es.charge.received).inputValue()).toBe('10');
    await looks('refused');
    await page.unroute(ISSUE);
  });

  it('issues once when the answer is lost, and nothing typed with it', async () => {
    await page.route(ISSUE, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await isFocused(charging().getByLabel(es.charge.received));
    await page.keyboard.press('Enter');
    await charging().getByText(es.problem.service_unreachable).waitFor();
    await page.unroute(ISSUE);
    expect(await charging().getByLabel(es.charge.received).inputValue()).toBe('10');
    await page.keyboard.press('Enter');
    await ticket().waitFor();
    expect(await numberShown()).toMatch(/000000003$/);
    await paper(5, 'after-cut');
  });

  it('sells on while the printer is off, says so aside, and prints when it is back', async () => {
    await printer.switchOff();
    await scanCoffee();
    await openCharge();
    await page.keyboard.press('Enter');
    await ticket()
      .getByText(/^El ticket espera/)
      .waitFor();
    const hint = page.getByRole('button', { name: /Caja 1: 1 impresión espera/ });
    await hint.waitFor();
    await looks('printer-off');
    await hint.click();
    const jobs = dialog(texts.jobs);
    await jobs.getByText(texts.kinds.document, { exact: true }).waitFor();
    await looks('jobs');
    await printer.switchOn();
    await jobs.getByRole('button', { name: texts.retry }).click();
    await jobs.getByText(texts.noJobs).waitFor();
    await page.keyboard.press('Escape');
    await ticket().getByText(es.ticket.paper.printed).waitFor();
    expect((await paper(6, 'late')).text).not.toMatch(/^COPIA/);
  });

  it('asks for the ticket after a reload, when the window went before it could', async () => {
    // Left on to the end: taken off while a page loads, it may leave a request of the page without an answer.
    let isCut = true;
    await page.route('**/v1/local/print', (route) => (isCut ? route.abort() : route.continue()));
    await scanCoffee();
    await openCharge();
    await page.keyboard.press('Enter');
    await ticket().getByText(es.ticket.paper.asking).waitFor();
    await page.reload();
    isCut = false;
    const { text } = await paper(7, 'after-reload');
    expect(text).not.toMatch(/^COPIA/);
  });

  it('opens the drawer without a sale', async () => {
    await isFocused(search());
    await page.keyboard.press('Control+o');
    const pulse = (await printer.printed(8))[7];
    expect(readEscPos(pulse ?? Buffer.alloc(0), DOTS).pulses).toHaveLength(1);
  });
});
