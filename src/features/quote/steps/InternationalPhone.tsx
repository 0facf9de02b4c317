import { useEffect, useState } from 'react';
import { contactFields, phoneCountries } from '../../../content/quote/quoteFields';
import type { WorldPhone } from '../../../lib/phone/phoneWorld';

const { phone: words } = contactFields;

interface InternationalPhoneProps {
  /** A number of neither North America nor Nigeria. */
  readonly e164: string;
}

/**
 * What we understood of a number from another country: at once as it stands, by that country's plan as soon as the
 * plans are here. It advises only: plans change faster than pages do.
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
    let isHere = true;
    void import('../../../lib/phone/phoneWorld').then(
      ({ readWorldPhone }) => {
        if (isHere) setRead({ phone: readWorldPhone });
      },
      // Without the plans the number is taken as it was typed.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return read?.phone;
}
