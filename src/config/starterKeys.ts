/** One key of the registry in storageKeys.ts, in a file of its own so that the inline starter carries no others. */
export const chunkReload = { key: 'harmattan.chunk-reload', store: 'sessionStorage' } as const;
