import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { careers } from '../../content/pictures/careers';
import { careersMail, howToWrite, careersPage } from '../../content/pages/careers';
import { company } from '../../content/company';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { Cluster, Stack } from '../../ui/theme/layout';
import { PageHero } from '../../ui/PageHero';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Section } from '../../ui/Section';
import { StepList } from '../../ui/StepList';
import { NotFromUs } from './NotFromUs';
import { OpenRoles } from './OpenRoles';
import { WorkByCountry } from './WorkByCountry';

/** Openings, if any, then the kinds of work and how to apply. */
export default function CareersPage() {
  return (
    <>
      <PageHero
        picture={careers}
        focus="50% 100%"
        label={careersPage.label}
        title={careersPage.title}
        lead={careersPage.lead}
        actions={<ButtonAnchor href="#apply">{careersPage.howToApply}</ButtonAnchor>}
      />
      <DeferredContent>
        <OpenRoles />
        <WorkByCountry />
        <Section id="apply" tone="sand" heading="beside" title={careersPage.howToApply}>
          <Stack $gap={8}>
            <StepList steps={howToWrite} />
            <Cluster $gap={4}>
              <ButtonAnchor href={careersMail}>{careersPage.eMail}</ButtonAnchor>
              <p>
                {careersPage.to(company.email)}{' '}
                <Link to={`${paths.contact}?subject=careers`}>{careersPage.form}</Link>. {careersPage.same}
              </p>
            </Cluster>
          </Stack>
        </Section>
        <NotFromUs />
      </DeferredContent>
    </>
  );
}
