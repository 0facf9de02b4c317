import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { careersMail, howToWrite, careersPage } from '../../content/pages/careers';
import { company } from '../../content/company';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { Split, Stack } from '../../ui/theme/layout';
import { PlateOpening } from '../../ui/openings/PlateOpening';
import { Section } from '../../ui/Section';
import { StepList } from '../../ui/StepList';
import { space } from '../../ui/theme/tokens';
import { NotFromUs } from './NotFromUs';
import { OpenRoles } from './OpenRoles';
import { WorkByCountry } from './WorkByCountry';

/** Openings, if any, then the kinds of work and how to apply. */
export default function CareersPage() {
  return (
    <>
      <PlateOpening
        code={careersPage.code}
        tone="sea"
        label={careersPage.label}
        title={careersPage.title}
        lead={careersPage.lead}
        actions={<ButtonAnchor href="#apply">{careersPage.howToApply}</ButtonAnchor>}
      />
      <OpenRoles />
      <WorkByCountry />
      <Section id="apply" tone="sand" title={careersPage.howToApply}>
        <Split $ratio={[8, 4]}>
          <StepList steps={howToWrite} />
          <Send $gap={4}>
            <ButtonAnchor href={careersMail}>{careersPage.eMail}</ButtonAnchor>
            <p>
              {careersPage.to(company.email)}{' '}
              <Link to={`${paths.contact}?subject=careers`}>{careersPage.form}</Link>. {careersPage.same}
            </p>
          </Send>
        </Split>
      </Section>
      <NotFromUs />
    </>
  );
}

/** Where to send an application, next to what it should say. */
const Send = styled(Stack)`
  align-self: end;
  justify-items: start;
  padding-top: ${space(4)};
  border-top: 2px solid var(--ink);
`;
