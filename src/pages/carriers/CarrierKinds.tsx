import { carrierKinds, carriersLinks } from '../../content/ports/terminals';
import { DataTable } from '../../ui/DataTable';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/theme/layout';

/** Lines by what they do. Sailing schedules are theirs, and change: none stand here. */
export function CarrierKinds() {
  return (
    <Section
      tone="sand"
      title="Four kinds of carrier"
      intro="Carriers set and change their own schedules. We’ll name your vessel once it’s booked."
    >
      <Stack $gap={6}>
        <PhoneDisclosure summary="The four kinds compared">
          <DataTable
            caption="What each kind takes, what it won’t, and what to ask"
            columns={['Line', 'How', 'Takes', 'Won’t take', 'Ask first']}
            rows={carrierKinds.map(({ id, name, how, takes, refuses, ask }) => ({
              key: id,
              cells: [name, how, takes, refuses, ask],
            }))}
          />
        </PhoneDisclosure>
        <ArrowLink to={carriersLinks.method}>Which is right for my car?</ArrowLink>
      </Stack>
    </Section>
  );
}
