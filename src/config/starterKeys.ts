/** Two keys of the registry in storageKeys.ts. They have a file of their own so that the inline starter carries no others. */
export const chunkReload = { key: 'harmattan.chunk-reload', store: 'sessionStorage' } as const;
/** The names of the service worker's caches begin with it. */
export const keptPages = { key: 'harmattan.kept', store: 'cacheStorage' } as const;
