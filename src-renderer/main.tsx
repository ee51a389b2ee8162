import '@mantine/core/styles.css';
import '@fontsource-variable/inter/wght.css';
import './app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { CustomerDisplay } from './features/customer-display/customer-display.tsx';
import { isDisplayAddress } from './lib/customer-display/address.ts';
import { desktopOf } from './lib/desktop.ts';
import { browserConnector, connectDesktop, reloadOnFreshLink } from './lib/http/connection.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<StrictMode>{isDisplayAddress(window.location) ? display() : app()}</StrictMode>);

/** The screen that faces the customer is a page of its own: it has no session, and never asks for one. */
function display() {
  return (
    <Providers>
      <CustomerDisplay />
    </Providers>
  );
}

function app() {
  const desktop = desktopOf(window);
  // Before the router reads the address: it may carry a one-time token.
  const connect = desktop ? () => connectDesktop(desktop) : browserConnector(window);
  if (!desktop) reloadOnFreshLink(window);
  return <App connect={connect} />;
}
