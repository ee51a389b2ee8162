import type { Browser, Page } from 'playwright';
import type { RunningService } from '../support/service.ts';
import { isWanted, type Look, startAfresh } from './camera.ts';
import { lookAtWrongClock } from './clock-tour.ts';
import { lookAtDisplay } from './display-tour.ts';
import { furnish, seller } from './furnish.ts';
import { inHeadOffice } from './head-tour.ts';
import { cashier, hire } from './hire.ts';
import { DECIDED_MS, inShop } from './in-shop.ts';
import { lookAtSetUp } from './set-up-tour.ts';
import { noSights, pressButton, type Stop } from './stops/stop.ts';
import { stopsOf } from './stops/stops.ts';

/**
 * What the windows are looked at in: a shop that has nothing; one being set up; one whose clock is wrong; the head office without and with tills;
 * a full shop, and the screen that faces its customers; the same without the SRI, with a series that stands still, with nobody signed in, with a till that is not
 * opened, with one that is, with somebody who may little, and with the service gone.
 */
export async function everyState(on: Browser, look: Look, states: readonly string[] | undefined) {
  const wants = (state: string) => isWanted(state, states);
  if (wants('empty')) await inShop(on, (page) => look(page, 'empty', stopsOf(noSights)));
  if (wants('set-up')) await lookAtSetUp(on, look);
  if (wants('clock')) await lookAtWrongClock(on, look);
  if (wants('head')) await inHeadOffice(on, look);
  const ofFull = ['full', 'display', 'offline', 'stopped', 'staffed', 'error'] as const;
  if (!ofFull.some(wants)) return;
  await inShop(on, async (page, service) => {
    const stops = stopsOf(await furnish(service));
    await page.waitForTimeout(DECIDED_MS);
    if (wants('full')) await look(page, 'full', stops);
    if (wants('display')) await lookAtDisplay(page, service, look, stops);
    if (wants('offline')) await lookWithoutAuthority(page, service, look, stops);
    if (wants('stopped')) await lookAtStopped(page, service, look, stops);
    if (wants('staffed')) await lookAtPeople(page, service, look, stops);
    if (wants('error')) {
      // What is known of the full shop stays in sight.
      await startAfresh(page, 'es');
      await service.stop();
      const still = stops.filter(({ act }) => !act);
      await look(page, 'error', still, 'es');
    }
  });
}

const atTheCounter = ['counter', 'machine', 'return', 'cash', 'sale', 'sale-charge', 'sale-long', 'ticket'];

async function lookWithoutAuthority(
  page: Page,
  service: RunningService,
  look: Look,
  stops: readonly Stop[],
): Promise<void> {
  const gone = { reception: 'unavailable', authorization: 'unavailable' };
  await service.call('PUT', '/v1/local/sandbox/conditions', gone);
  const sell = await seller(service);
  for (let sale = 20; sale < 26; sale += 1) await sell(sale);
  await page.waitForTimeout(DECIDED_MS);
  const names = [...atTheCounter, 'home', 'documents', 'delivery', 'notices', 'purchases-add'];
  await look(page, 'offline', named(stops, names));
  await service.call('PUT', '/v1/local/sandbox/conditions', {});
  await page.waitForTimeout(DECIDED_MS);
}

/** Two banners at once: the SRI had a number of the shop already, and a rehearsal goes on. */
async function lookAtStopped(
  page: Page,
  service: RunningService,
  look: Look,
  stops: readonly Stop[],
): Promise<void> {
  const condition = { reception: 'returned_45', remaining: 1 };
  await service.call('PUT', '/v1/local/sandbox/conditions', condition);
  const sell = await seller(service);
  await sell(30);
  await page.waitForTimeout(DECIDED_MS);
  await service.call('PUT', '/v1/local/sandbox/conditions', { authorization: 'in_process' });
  await look(page, 'stopped', named(stops, [...atTheCounter, 'home', 'documents', 'delivery']));
  await service.call('PUT', '/v1/local/sandbox/conditions', {});
}

async function lookAtPeople(
  page: Page,
  service: RunningService,
  look: Look,
  stops: readonly Stop[],
): Promise<void> {
  await hire(service);
  await page.reload();
  await look(page, 'signed-out', stops.slice(0, 1));
  await signIn(page, service, '1234');
  const names = [...atTheCounter, 'cash-closing', 'settings-operadores', 'roles', 'approvals', 'activity'];
  const chosen = named(stops, names);
  await look(page, 'closed', named(stops, ['counter', 'machine', 'return', 'cash', 'cash-closing']));
  await page.evaluate(goTo, '/');
  await page.waitForTimeout(1000);
  // The money the till begins with, as slowly as a person types.
  await page.keyboard.type('50', { delay: 150 });
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1500);
  await look(page, 'staffed', chosen);
  await pressButton(({ workplace }) => workplace.lock)(page);
  await page.getByText(cashier.name).click();
  await page.keyboard.type(cashier.pin, { delay: 30 });
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1500);
  await look(
    page,
    'cashier',
    named(stops, ['counter', 'sale', 'sale-discount', 'home', 'products', 'settings']),
  );
}

async function signIn(page: Page, service: RunningService, pin: string): Promise<void> {
  await page.goto(`${service.url}/#/`);
  await page.waitForTimeout(1000);
  await page.keyboard.type(pin, { delay: 30 });
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1500);
}

function named(stops: readonly Stop[], names: readonly string[]): readonly Stop[] {
  return stops.filter(({ name }) => names.includes(name));
}

function goTo(path: string): void {
  window.location.hash = path;
}
