import type { Locator, Page } from 'playwright';
import { es } from '../../../src-renderer/text/es.ts';
import { makeTestP12 } from '../../support/certificates/make-test-p12.ts';
import { companyRuc, securityDataPair, testPassword } from '../../support/certificates/test-certificates.ts';

const texts = es.setUp;

export const signature = {
  name: 'firma.p12',
  mimeType: 'application/x-pkcs12',
  buffer: makeTestP12([securityDataPair(companyRuc)], testPassword),
};

/** A person who counts what their hands do. */
export function handsOn(page: Page) {
  let inputs = 0;
  const counted = async (act: Promise<unknown>) => {
    inputs += 1;
    await act;
  };
  return {
    inputs: () => inputs,
    press: (target: Locator) => counted(target.click()),
    type: (target: Locator, text: string) => counted(target.fill(text)),
    key: (key: string) => counted(page.keyboard.press(key)),
    /** The file chooser of the system is one more. */
    async pick(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
      const chooser = page.waitForEvent('filechooser');
      await counted(target.click());
      await counted((await chooser).setFiles(file));
    },
  };
}
export type Hands = ReturnType<typeof handsOn>;

export const heading = (page: Page, step: keyof typeof texts.step) =>
  page.getByRole('heading', { level: 2, name: texts.step[step], exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** From the first question to a signature the doctor has looked at. */
export async function giveSignature(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: texts.choice.business }));
  await installSignature(page, hands);
}

/** From its own question to a signature the doctor has looked at. */
export async function installSignature(page: Page, hands: Hands): Promise<void> {
  await heading(page, 'certificate').waitFor();
  await hands.pick(page.getByRole('button', { name: es.certificate.file }), signature);
  await hands.type(page.getByLabel(es.certificate.password), testPassword);
  await hands.press(button(page, es.certificate.install));
  await page.getByText('Se hizo una firma de prueba y se verificó.').waitFor();
}

/** What the certificate does not say of the business. */
export async function enterBusiness(page: Page, hands: Hands): Promise<void> {
  await hands.press(button(page, texts.goOn));
  await describeBusiness(page, hands);
}

/** Where the business is asked for. */
export async function describeBusiness(page: Page, hands: Hands): Promise<void> {
  await heading(page, 'business').waitFor();
  if ((await field(page, es.business.legalName).inputValue()) === '') {
    await hands.type(field(page, es.business.legalName), 'ALMACENES EJEMPLO S.A.');
  }
  await hands.type(field(page, es.business.address), 'Av. Amazonas N34-120, Quito');
  await hands.press(button(page, texts.saveAndGoOn));
  await heading(page, 'points').waitFor();
}
