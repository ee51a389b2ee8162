import { customerDisplayHash } from '../../../src-main/contract/desktop/desktop.ts';

/** Whether the page was opened as the customer's display. */
export function isDisplayAddress({ hash }: Pick<Location, 'hash'>): boolean {
  return hash === customerDisplayHash;
}

/** Opens it: beside this window in a browser, on the second screen by the desktop. */
export function openCustomerDisplay(window: Window): void {
  if (window.desktop) {
    void window.desktop.openCustomerDisplay();
    return;
  }
  window.open(
    `${window.location.pathname}${customerDisplayHash}`,
    'mostrador-customer-display',
    'popup,width=1024,height=768',
  );
}
