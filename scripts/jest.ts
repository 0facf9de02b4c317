import { run } from 'jest';
import config from '../jest.config';

/**
 * Runs Jest with jest.config.ts. Jest can't read a TypeScript configuration on Node 20 without a loader, so we import it
 * here, with tsx.
 */
await run(['--config', JSON.stringify({ ...config, rootDir: process.cwd() }), ...process.argv.slice(2)]);
