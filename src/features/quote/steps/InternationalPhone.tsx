import { useEffect, useState } from 'react';
import { contactFields, phoneCountries } from '../../../content/quote/quoteFields';
import { loadCode } from '../../../lib/withRetries';
import type { WorldPhone } from '../../../lib/phone/phoneWorld';

const { phone: words } = contactFields;

interface InternationalPhoneProps {
  /** A number from outside North America and Nigeria. */
  readonly e164: string;
}

/**
 * Shows how we read a number from another country, formatted once the numbering plans have loaded. It never blocks,
 * because numbering plans change.
 */
export function InternationalPhone({ e164 }: InternationalPhoneProps) {
  const read = useWorldPhones();
  const found = read?.(e164);
  const country = found?.country ?? phoneCountries.other;
  if (read && !found?.isValid) return words.doubtful(found?.written ?? e164, country);
  return words.understood(found?.written ?? e164, country);
}

type ReadPhone = (e164: string) => WorldPhone | undefined;

function useWorldPhones(): ReadPhone | undefined {
  const [read, setRead] = useState<{ readonly phone: ReadPhone }>();
  useEffect(() => {
    let isMounted = true;
    void loadCode(() => import('../../../lib/phone/phoneWorld')).then(
      ({ readWorldPhone }) => {
        if (isMounted) setRead({ phone: readWorldPhone });
      },
      // If the plans can't be loaded, accept the number as typed.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return read?.phone;
}
