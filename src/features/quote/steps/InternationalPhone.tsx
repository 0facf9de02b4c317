import { useEffect, useState } from 'react';
import { contactFields, phoneCountries } from '../../../content/quote/quoteFields';
import { loadCode } from '../../../lib/promises';
import type { PhoneNumber } from '../../../lib/phone/phone';
import type { WorldPhone } from '../../../lib/phone/phoneWorld';
import { Button } from '../../../ui/buttons/Button';
import { Cluster } from '../../../ui/theme/layout';

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
  const read = useWorldPhones(true);
  const found = read?.(e164);
  const country = found?.country ?? phoneCountries.other;
  const describe = read && !found?.isValid ? words.doubtful : words.understood;
  return <span>{describe(found?.written ?? e164, country)}</span>;
}

interface PhoneChoicesProps {
  readonly numbers: readonly PhoneNumber[];
  readonly onChoose: (written: string) => void;
}

/**
 * Buttons for the ways to read an ambiguous number. Once the numbering plans have loaded, readings that no country's plan
 * has are left out.
 */
export function PhoneChoices({ numbers, onChoose }: PhoneChoicesProps) {
  const read = useWorldPhones(numbers.some(({ country }) => country === 'other'));
  const readings = numbers.map(({ e164, written, country }) => {
    const found = country === 'other' ? read?.(e164) : undefined;
    return {
      e164,
      written: found?.written ?? written,
      country: found?.country ?? phoneCountries[country],
      isPossible: country !== 'other' || !read || found?.isValid === true,
    };
  });
  const possible = readings.filter(({ isPossible }) => isPossible);
  return (
    <Cluster $gap={2}>
      {(possible.length > 0 ? possible : readings).map(({ e164, written, country }) => (
        <Button key={e164} $variant="secondary" onClick={() => onChoose(written)}>
          {`${written}, ${country}`}
        </Button>
      ))}
    </Cluster>
  );
}

type ReadPhone = (e164: string) => WorldPhone | undefined;

/** Loads the numbering plans of all countries if they're needed; undefined until then. */
function useWorldPhones(isNeeded: boolean): ReadPhone | undefined {
  const [read, setRead] = useState<{ readonly phone: ReadPhone }>();
  useEffect(() => {
    if (!isNeeded) return undefined;
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
  }, [isNeeded]);
  return read?.phone;
}
