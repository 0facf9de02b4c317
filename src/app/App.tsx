import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { RouterProviderProps } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { stylisPlugins } from '../ui/theme/olderStyles';
import type { AppStore, RootState } from './makeStore';

interface AppProps extends Pick<RouterProviderProps, 'router' | 'onError' | 'useTransitions'> {
  readonly store: AppStore;
  /** The prerender's initial state, which hydration uses regardless of what's stored on the device. */
  readonly serverState?: RootState;
}

/** The whole site in the browser. */
export function App({ store, serverState, ...router }: AppProps) {
  return (
    <StyleSheetManager stylisPlugins={stylisPlugins}>
      <Provider store={store} serverState={serverState}>
        <RouterProvider {...router} />
      </Provider>
    </StyleSheetManager>
  );
}
