import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { careers } from '../../content/pictures/careers';
import { careersMail, howToWrite } from '../../content/pages/careers';
import { company } from '../../content/company';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { Cluster, Stack } from '../../ui/theme/layout';
import { PageHero } from '../../ui/PageHero';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Section } from '../../ui/Section';
import { StepList } from '../../ui/StepList';
import { NotFromUs } from './NotFromUs';
import { OpenRoles } from './OpenRoles';
import { Shores } from './Shores';

/** Whether one can work here: the honest answer first, then the kinds of work and how to write. */
export default function CareersPage() {
  return (
    <>
      <PageHero
        picture={careers}
        label="Careers"
        title="Work with us"
        lead="We get cars from US auctions to doors in Nigeria. See the kinds of work we do and how to apply."
        actions={<ButtonAnchor href={careersMail}>Write to us</ButtonAnchor>}
      />
      <DeferredContent>
        <OpenRoles />
        <Shores />
        <Section tone="sand" heading="beside" title="How to apply">
          <Stack $gap={8}>
            <StepList steps={howToWrite} />
            <Cluster $gap={4}>
              <ButtonAnchor href={careersMail}>Write to us</ButtonAnchor>
              <p>
                To {company.email}, or use the{' '}
                <Link to={`${paths.contact}?subject=careers`}>contact form</Link>. Both reach the same people.
              </p>
            </Cluster>
          </Stack>
        </Section>
        <NotFromUs />
      </DeferredContent>
    </>
  );
}
