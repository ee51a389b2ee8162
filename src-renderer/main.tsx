import '@mantine/core/styles.css';
import '@fontsource-variable/inter/wght.css';
import './app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { desktopOf } from './lib/desktop.ts';
import { browserConnector, connectDesktop, reloadOnFreshLink } from './lib/http/connection.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const desktop = desktopOf(window);
// Before the router reads the address: it may carry a one-time token.
const connect = desktop ? () => connectDesktop(desktop) : browserConnector(window);
if (!desktop) reloadOnFreshLink(window);
createRoot(root).render(
  <StrictMode>
    <App connect={connect} />
  </StrictMode>,
);
