import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sandboxPlugin } from './sandbox/devPlugin';
import { readSettings } from './scripts/env';

export default defineConfig(({ mode }) => {
  readSettings(mode);
  return {
    plugins: [react(), sandboxPlugin()],
    server: { port: 5173 },
    build: {
      target: 'es2022',
      manifest: true,
      modulePreload: { polyfill: false },
      // Nothing is inlined as data: the content security policy and the cache prefer files.
      assetsInlineLimit: 0,
    },
    ssr: { noExternal: ['styled-components', 'react-toastify', 'redux-persist', 'react-router-dom'] },
    oxc: {
      plugins: {
        // Ids that depend on the file and not on the order of creation: server and client must agree.
        styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true },
      },
    },
  };
});
