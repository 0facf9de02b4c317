import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sandboxPlugin } from './sandbox/devPlugin';
import { headStylesPlugin } from './scripts/build/headStyles';
import { readSettings } from './scripts/env';

export default defineConfig(({ mode }) => {
  readSettings(mode);
  return {
    plugins: [react(), headStylesPlugin(), sandboxPlugin()],
    server: { port: 5173 },
    build: {
      target: 'es2022',
      manifest: true,
      modulePreload: {
        polyfill: false,
        // The entry has these already.
        resolveDependencies: (_file, dependencies) =>
          dependencies.filter((file) => !/\/(?:react|frame|store|common|index|rolldown-runtime)-/.test(file)),
      },
      // Nothing is inlined as data: the content security policy and the cache prefer files.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // A sentence of src/content is put where it is used: a module of single exports costs no bytes for its names.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          codeSplitting: {
            // Few files on a slow line, and each of them is run in a task of its own.
            groups: [
              { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
              {
                name: 'frame',
                test: /node_modules\/(?:styled-components|stylis|@emotion|react-router|react-router-dom|react-redux|use-sync-external-store|cookie|set-cookie-parser)\//,
                priority: 3,
              },
              {
                name: 'store',
                test: /node_modules\/(?:@reduxjs|redux|redux-persist|immer|reselect|valibot)\//,
                priority: 3,
              },
              // What most pages share; forms need no ports and no tools.
              {
                name: 'common',
                test: /\/src\/(?!content\/ports\/port|ui\/(?:PageHero|NextStep|ToolPanel|ToolAnswer|Picture|hooks\/useNow)\.)/,
                minShareCount: 14,
                priority: 1,
              },
              // What forms need together: one file compresses better than several small ones.
              {
                name: 'forms',
                test: /react-hook-form|\/src\/(?:content\/formErrors|forms\/placeFieldErrors|ui\/form\/ErrorSummary)/,
                includeDependenciesRecursively: false,
                priority: 1,
              },
            ],
          },
        },
      },
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
