import { paths } from '../../config/paths';
import { office } from '../../content/pictures/office';
import { licensedPartners } from '../../content/pages/about';
import { company } from '../../content/company';
import { ButtonLink } from '../../ui/buttons/Button';
import { Facts } from '../../ui/Facts';
import { Stack } from '../../ui/theme/layout';
import { NextStep } from '../../ui/NextStep';
import { PageHero } from '../../ui/PageHero';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Section } from '../../ui/Section';
import { Commitments } from './Commitments';
import { Licenses } from './Licenses';
import { Memberships } from './Memberships';
import { Offices } from './Offices';
import { WhatWeDo } from './WhatWeDo';

/** Who the company is, told by what it does, what it leaves to others and what it can be held to. */
export default function AboutPage() {
  return (
    <>
      <PageHero
        picture={office}
        label="About us"
        title="Who we are"
        lead={`${company.name} buys, inspects, moves and ships vehicles between the USA and Nigeria. The harmattan is the dry trade wind that blows from the Sahara over West Africa and out to the Atlantic.`}
        actions={<ButtonLink to={paths.contact}>Talk to us</ButtonLink>}
      />
      <DeferredContent>
        <WhatWeDo />
        <Commitments />
        <Memberships />
        <Section
          tone="sea"
          heading="beside"
          title="Our partners"
          intro="We use a licensed or established partner for each of these, and tell you who it is."
        >
          <Stack $gap={6}>
            <Facts items={licensedPartners} />
            <Licenses />
          </Stack>
        </Section>
        <Offices />
        <NextStep
          title="Hold us to it."
          actions={
            <>
              <ButtonLink to={paths.quote}>Get a quote</ButtonLink>
              <ButtonLink to={paths.howItWorks} $variant="secondary">
                See every step first
              </ButtonLink>
            </>
          }
        >
          <p>
            Get a quote and check it against the seven points above. If one is missing, tell us, and don’t pay
            until it’s there.
          </p>
        </NextStep>
      </DeferredContent>
    </>
  );
}
