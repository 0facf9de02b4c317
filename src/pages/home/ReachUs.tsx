import { paths } from '../../config/paths';
import { company } from '../../content/company';
import { homeReach } from '../../content/pages/home';
import { OpenNow } from '../../features/opening-hours/OpenNow';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { ArrowLink, ChatLink } from '../../ui/links';
import { Section } from '../../ui/Section';
import { Columns, Stack } from '../../ui/theme/layout';

/** Three ways to reach us now, and opening hours in the visitor's time zone. */
export function ReachUs() {
  return (
    <Section title={homeReach.title} tone="sand" heading="beside">
      <Columns $gap={[5, 8]}>
        <OpenNow />
        <Stack $gap={2}>
          {company.phones.map(({ place, label, href }) => (
            <ButtonAnchor key={href} $variant="secondary" href={href}>
              {`${place} ${label}`}
            </ButtonAnchor>
          ))}
          <ButtonAnchor as={ChatLink} $variant="secondary" href={company.whatsapp.href}>
            {company.whatsapp.name}
          </ButtonAnchor>
          <ArrowLink to={paths.contact}>{homeReach.allWays}</ArrowLink>
        </Stack>
      </Columns>
    </Section>
  );
}
