import { MantineProvider } from '@mantine/core';
import { QueryCache, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { refusalIn } from '../lib/http/answer.ts';
import { PreferencesProvider, usePreferences } from '../lib/preferences.tsx';
import { ChangedQueryClient } from '../lib/queries/changed-query-client.ts';
import { ShortcutProvider } from '../lib/shortcuts/shortcut-provider.tsx';
import { signedInKey } from '../lib/workplace/operators-query.ts';
import { createTexts } from '../text/create-texts.ts';
import { cssVariables, theme } from './theme.ts';

/** What every screen stands on: preferences, language, theme and the cache of the service's answers. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [cache] = useState(createQueryClient);
  return (
    <PreferencesProvider storage={window.localStorage}>
      <Language>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
          <QueryClientProvider client={cache}>
            <ShortcutProvider>{children}</ShortcutProvider>
          </QueryClientProvider>
        </MantineProvider>
      </Language>
    </PreferencesProvider>
  );
}

function createQueryClient(): QueryClient {
  const cache: QueryClient = new ChangedQueryClient({
    queryCache: new QueryCache({
      // The service knows nobody any more: it started again, or somebody locked another window of this session.
      onError: (error) => {
        if (refusalIn(error)?.code === 'operator_required') cache.setQueryData(signedInKey, null);
      },
    }),
    defaultOptions: {
      queries: {
        // The service is on this computer: whether the internet is there says nothing about it.
        networkMode: 'always',
        // A refusal stays one; only silence is worth another try.
        retry: (failures, error) => failures < 2 && refusalIn(error)?.code === 'service_unreachable',
        retryDelay: 400,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return cache;
}

function Language({ children }: { readonly children: ReactNode }) {
  const language = usePreferences((state) => state.language);
  const [texts] = useState(() => createTexts(language));
  useEffect(() => {
    document.documentElement.lang = language === 'es' ? 'es-EC' : 'en';
    void texts.changeLanguage(language);
  }, [texts, language]);
  return <I18nextProvider i18n={texts}>{children}</I18nextProvider>;
}
