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
        // The entry has already loaded these.
        resolveDependencies: (_file, dependencies) =>
          dependencies.filter((file) => !/\/(?:react|frame|store|common|index|rolldown-runtime)-/.test(file)),
      },
      // Files instead of data URLs, for the content security policy and caching.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Puts the sentences of src/content where they are used, which saves the bytes of their export names.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          // Short hashes: the entry lists every file that a page needs.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            // Few files for slow connections, each small enough to run as a separate task.
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
              // Modules shared by most pages. Excludes ports, tools and disclosures, which forms or home don't need, and
              // notices and time, which compress better in the entry.
              {
                name: 'common',
                test: /\/src\/(?!content\/ports\/port|lib\/time\/|ui\/(?:PageHero|NextStep|ToolPanel|ToolResult|Picture|Disclosure|Notice|hooks\/useNow)\.)/,
                minShareCount: 14,
                priority: 1,
              },
              // Small modules, which compress better together than as files of their own.
              {
                name: 'codes',
                test: /\/src\/(?:content\/(?:journey\/codes|trackReference)|features\/tracking\/model\/(?:reference|trackLink))\./,
                priority: 1,
              },
              { name: 'partners', test: /\/src\/(?:content\/partners|lib\/text\/formatList)\./, priority: 1 },
              {
                name: 'hours',
                test: /\/src\/(?:features\/opening-hours\/OpenNow|drafts\/useListeners)\./,
                priority: 1,
                includeDependenciesRecursively: false,
              },
              { name: 'pictures', test: /\/src\/content\/pictures\/(?:hero|referral)\./, priority: 1 },
              // What the short quote form on the home page shares with the quote.
              {
                name: 'start',
                test: /\/src\/(?:content\/quote\/quoteStart|content\/ports\/places\.|features\/quote\/model\/(?:routeChoices|serviceRules))/,
                priority: 1,
                includeDependenciesRecursively: false,
              },
              // Modules that all forms need. One file compresses better than several small ones.
              {
                name: 'forms',
                test: /react-hook-form|\/src\/(?:content\/formErrors|forms\/(?:placeFieldErrors|useEmailSuggestion)|lib\/text\/emailSuggestion|ui\/form\/(?:ErrorSummary|EmailSuggestion))/,
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
        // Component IDs that depend on the file, not on creation order, so that server and client agree.
        styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true },
      },
    },
  };
});
