import legacy from '@vitejs/plugin-legacy';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sandboxPlugin } from './sandbox/devPlugin';
import packageJson from './package.json' with { type: 'json' };
import { newestSyntax, oldestBrowsers, polyfills } from './scripts/build/baseline';
import { componentIdsPlugin } from './scripts/build/componentIds';
import { headStylesPlugin } from './scripts/build/headStyles';
import { readSettings } from './scripts/env';

/** Modules that several pages share, as one file in place of small ones. */
const oneFile = (name: string, test: RegExp) => ({
  name,
  test,
  priority: 2,
  includeDependenciesRecursively: false,
});

export default defineConfig(({ mode }) => {
  readSettings(mode);
  return {
    plugins: [
      react(),
      // Writes a chunk with the polyfills.
      legacy({
        renderLegacyChunks: false,
        modernPolyfills: polyfills,
        modernTargets: packageJson.browserslist,
      }),
      {
        name: 'harmattan-target',
        // After the plugin above, which sets the browsers themselves. The oldest ones all support this syntax, and for Chrome 80 Vite
        // would also replace every `?.`, because of a bug with arguments spread before others, which costs a kilobyte.
        config: (config) => {
          // Assigned, because Vite would add a returned one to the browsers.
          Object.assign(config.build ?? {}, { target: newestSyntax });
        },
      },
      componentIdsPlugin(),
      headStylesPlugin(),
      sandboxPlugin(),
    ],
    server: { port: 5173 },
    build: {
      cssTarget: oldestBrowsers,
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
              // What most pages share.
              { name: 'common', test: /\/src\//, minShareCount: 12, priority: 1 },
              // The visitor's car. Otherwise, the board would split it into several small files.
              oneFile(
                'car',
                /\/src\/(?:device\/chosenCar|lib\/vehicle\/carLook|ui\/vehicles\/carPictures|ui\/vehicles\/CarPicture)\./,
              ),
              // What tracking shares with its form on home.
              oneFile('reference', /\/src\/features\/tracking\/model\/(?:reference|trackLink)\./),
              // What the quote shares with its form on home.
              oneFile(
                'places',
                /\/src\/(?:content\/quote\/quoteStart|content\/ports\/places|features\/quote\/model\/routeChoices)\./,
              ),
              // A drawing and its outlines.
              oneFile('vehicles', /\/src\/ui\/vehicles\/(?:shapes|VehicleDrawing)\./),
              oneFile('partners', /\/src\/(?:content\/partners|features\/auction-popup\/PartnerLogo)\./),
              // What every form needs, without the parts of a few. Otherwise, its modules would be many small files, of which half an
              // answer may unpack to nothing, which browsers keep until a reload.
              oneFile(
                'forms',
                /node_modules\/react-hook-form\/|\/src\/(?:forms\/(?!DateField|remainingLength)|ui\/form\/(?:EmailSuggestion|ErrorSummary)|drafts\/(?:useDraft|draftValues))/,
              ),
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
