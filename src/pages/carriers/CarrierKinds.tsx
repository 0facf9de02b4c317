import { carrierKindsWords } from '../../content/pages/carriers';
import { carrierKinds, carriersLinks } from '../../content/ports/carrierKinds';
import { DataTable } from '../../ui/DataTable';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/theme/layout';

/** Carriers by kind of service. Without sailing schedules, which the carriers publish and change. */
export function CarrierKinds() {
  return (
    <Section tone="sand" title={carrierKindsWords.title} intro={carrierKindsWords.intro}>
      <Stack $gap={6}>
        <PhoneDisclosure summary={carrierKindsWords.summary}>
          <DataTable
            caption={carrierKindsWords.caption}
            columns={carrierKindsWords.columns}
            rows={carrierKinds.map(({ id, name, how, accepts, refuses, ask }) => ({
              key: id,
              cells: [name, how, accepts, refuses, ask],
            }))}
          />
        </PhoneDisclosure>
        <ArrowLink to={carriersLinks.method}>{carrierKindsWords.whichOne}</ArrowLink>
      </Stack>
    </Section>
  );
}
