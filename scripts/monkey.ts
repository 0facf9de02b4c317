import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** Runs more and longer random walks than CI does: `npm run monkey -- --seeds 20 --steps 300 --first 1`. */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    steps: { type: 'string', default: '300' },
    first: { type: 'string', default: '1' },
  },
});

const { status } = spawnSync('npx', ['playwright', 'test', 'e2e/monkey.spec.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    MONKEY_SEEDS: values.seeds,
    MONKEY_STEPS: values.steps,
    MONKEY_FIRST: values.first,
  },
});
process.exit(status ?? 1);
