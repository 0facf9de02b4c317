import { reasonNotToStart } from './address';

/** `npm start` runs this first, to report anything that would stop sandbox/serve.ts before the build, not after. */
const reason = await reasonNotToStart(process.env);
if (reason) {
  console.error(reason);
  process.exit(1);
}
