import '@mantine/core/styles.css';
import '@fontsource-variable/inter/wght.css';
import '../app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashBoundary } from '../app/crash/crash-boundary.tsx';
import { Providers } from '../app/providers.tsx';
import { HeadApp } from './head-app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('head.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Providers>
      <CrashBoundary>
        <HeadApp />
      </CrashBoundary>
    </Providers>
  </StrictMode>,
);
