import { memo } from 'react';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { AppLayout } from '../layout/AppLayout';
import { GlobalStyle } from '../ui/GlobalStyle';
import { RootErrorBoundary } from './ErrorBoundaries';
import type { AppStore, RootState } from './makeStore';
import { PageOutlet } from './PageOutlet';

interface AppProps {
  readonly store: AppStore;
  /** The state that the server rendered with: hydration uses it, whatever is stored on the device. */
  readonly serverState?: RootState;
}

/** What else changes in the address, as when the account opens, is for those parts of the page that ask for it. */
const LastingPage = memo(PageOutlet);

/** The whole site inside a router: providers, frame and the page of the current path. */
export function App({ store, serverState }: AppProps) {
  const { pathname } = useLocation();
  return (
    <Provider store={store} serverState={serverState}>
      <GlobalStyle />
      <RootErrorBoundary>
        <AppLayout>
          {/* A path is one page: its boundary, its placeholder and its errors come and go with it. */}
          <LastingPage key={pathname} pathname={pathname} />
        </AppLayout>
      </RootErrorBoundary>
    </Provider>
  );
}
