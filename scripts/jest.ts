import { run } from 'jest';
import config from '../jest.config';

/**
 * Jest with the configuration of jest.config.ts. Node 20 cannot read TypeScript, and tsx, which runs the other scripts
 * too, spares a loader of Jest's own.
 */
await run(['--config', JSON.stringify({ ...config, rootDir: process.cwd() }), ...process.argv.slice(2)]);
