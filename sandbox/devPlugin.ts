import type { Plugin } from 'vite';

/** Placeholder until the sandbox mounts itself here. */
export function sandboxPlugin(): Plugin {
  return { name: 'sandbox' };
}
