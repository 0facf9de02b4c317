import type { ReactNode } from 'react';

/** A part's states by what they are called: default, disabled, error, empty, long text, loading. */
export type States = Readonly<Record<string, ReactNode>>;

/** States by the exported name of the part. `__tests__/catalog/catalog.test.tsx` holds that none is missing. */
export type Specimens = Readonly<Record<string, States>>;

export const longText =
  'Nonrefundable pre-shipment inspection appointment confirmation for a 2019 Mercedes-Benz Sprinter 3500XD with a high roof';

/** A word that no line has room for on a phone. */
export const longWord = 'Ile-Oluji-Okeigbo-Ondo-Akure-Owo-Ikare-Akoko-Lokoja';

/** For handlers that only the site could fill. */
export const nothing = (): void => undefined;
