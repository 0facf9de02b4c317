import { paths } from '../../config/paths';
import { office } from '../../content/pictures/scenes';
import { licensedPartners, aboutPage, licenseWords } from '../../content/pages/about';
import { company, heldLicenses } from '../../content/company';
import { LazyOfficeChart } from '../../features/sea-map/LazyOfficeChart';
import { Offices } from '../../features/sea-map/Offices';
import { ButtonLink } from '../../ui/buttons/Button';
import { Stack } from '../../ui/theme/layout';
import { NextStep } from '../../ui/NextStep';
import { WideOpening } from '../../ui/openings/Opening';
import { Section } from '../../ui/Section';
import { ExternalLink } from '../../ui/links';
import { Notice } from '../../ui/Notice';
import { TitledColumns } from '../../ui/TitledColumns';
import { Commitments } from './Commitments';
import { Memberships } from './Memberships';
import { WhatWeDo } from './WhatWeDo';

/** About the company: what it does, what it leaves to others, and its commitments. */
export default function AboutPage() {
  return (
    <>
      <WideOpening
        picture={office}
        focus="60% 62%"
        label={aboutPage.label}
        title={aboutPage.title}
        lead={aboutPage.lead(company.name)}
        actions={<ButtonLink to={paths.contact}>{aboutPage.talkToUs}</ButtonLink>}
      />
      <Commitments />
      <WhatWeDo />
      <Memberships />
      <Section title={aboutPage.partnersTitle} intro={aboutPage.partnersIntro}>
        <Stack $gap={6}>
          <TitledColumns $min="14rem" items={licensedPartners} />
          <Licenses />
        </Stack>
      </Section>
      <Offices>
        <LazyOfficeChart />
      </Offices>
      <NextStep
        title={aboutPage.nextTitle}
        actions={
          <>
            <ButtonLink to={paths.quote}>{aboutPage.getQuote}</ButtonLink>
            <ButtonLink to={paths.howItWorks} $variant="secondary">
              {aboutPage.seeSteps}
            </ButtonLink>
          </>
        }
      >
        <p>{aboutPage.next}</p>
      </NextStep>
    </>
  );
}

/** Licenses with their purpose and where to look them up. Those without a number aren't shown. */
function Licenses() {
  return heldLicenses().map(({ name, number, lookUp }) => (
    <Notice key={name} title={`${name} ${number}`}>
      <p>
        {licenseWords[name]} <ExternalLink href={lookUp}>{aboutPage.lookUp}</ExternalLink>
      </p>
    </Notice>
  ));
}
