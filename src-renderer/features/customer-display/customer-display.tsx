import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { watchFeed } from '../../lib/customer-display/channel.ts';
import type { CustomerShown } from '../../lib/customer-display/shown.ts';
import styles from './customer-display.module.css';
import { PaidView } from './paid-view.tsx';
import { SaleView } from './sale-view.tsx';
import { ShopView } from './shop-view.tsx';

/** So long the change stays to be counted; then the next customer sees the shop. */
const PAID_SHOWN_MS = 30_000;

/** The screen that faces the customer. It knows what the counter's window tells it, and asks nobody else. */
export function CustomerDisplay() {
  const { i18n } = useTranslation();
  const [shown, setShown] = useState<CustomerShown>();
  useEffect(() => watchFeed(setShown), []);
  useEffect(() => {
    if (shown?.kind !== 'paid') return;
    const { language, shop } = shown;
    const timer = setTimeout(() => setShown({ kind: 'idle', language, shop }), PAID_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const language = shown?.language;
  useEffect(() => {
    if (language === undefined) return;
    document.documentElement.lang = language === 'es' ? 'es-EC' : 'en';
    void i18n.changeLanguage(language);
  }, [i18n, language]);
  return <main className={styles.display}>{viewOf(shown)}</main>;
}

function viewOf(shown: CustomerShown | undefined) {
  switch (shown?.kind) {
    case 'sale':
      return <SaleView sale={shown} />;
    case 'paid':
      return <PaidView paid={shown} />;
    case 'idle':
      return <ShopView shop={shown.shop} />;
    case undefined:
      return <ShopView shop={undefined} />;
  }
}
