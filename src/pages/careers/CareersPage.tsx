import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { careersMail, howToWrite, careersPage, openRoles } from '../../content/pages/careers';
import { careers, careersPhone } from '../../content/pictures/scenes';
import { company } from '../../content/company';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { Cluster, Stack } from '../../ui/theme/layout';
import { SceneOpening } from '../../ui/openings/SceneOpening';
import { Section } from '../../ui/Section';
import { StepList } from '../../ui/StepList';
import { from, headingFont, space } from '../../ui/theme/tokens';
import { NotFromUs } from './NotFromUs';
import { WorkByCountry } from './WorkByCountry';

/** Whether there are openings, then the kinds of work and how to apply. */
export default function CareersPage() {
  return (
    <>
      <SceneOpening
        picture={careers}
        crop={careersPhone}
        focus="42% 60%"
        title={careersPage.title}
        lead={
          <Stack $gap={2}>
            <OpenRoles>{openRoles.title}</OpenRoles>
            <p>{openRoles.text}</p>
          </Stack>
        }
        actions={
          <>
            <ButtonAnchor href={careersMail}>{careersPage.eMail}</ButtonAnchor>
            <ButtonAnchor href="#apply" $variant="secondary">
              {careersPage.howToApply}
            </ButtonAnchor>
          </>
        }
      />
      <WorkByCountry />
      <Section id="apply" title={careersPage.howToApply}>
        <Stack $gap={8}>
          <Steps>
            <StepList steps={howToWrite} />
          </Steps>
          <Send $gap={[4, 6]}>
            <ButtonAnchor href={careersMail}>{careersPage.eMail}</ButtonAnchor>
            <p>
              {careersPage.to(company.email)}{' '}
              <Link to={`${paths.contact}?subject=careers`}>{careersPage.form}</Link>. {careersPage.same}
            </p>
          </Send>
        </Stack>
      </Section>
      <NotFromUs />
    </>
  );
}

const OpenRoles = styled.p`
  ${headingFont}
  font-size: var(--t-xl);
  line-height: 1.2;
`;

/** Two by two on tablets. In one row on wide windows, with the numbers above the words. */
const Steps = styled.div`
  ${from.sm} {
    ol {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space(8)};
    }
    li {
      align-content: start;
    }
    && li:not(:last-child)::after {
      border: 0;
    }
  }
  ${from.lg} {
    ol {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    && li {
      padding: ${space(14)} 0 0;
    }
    && li:not(:last-child)::after {
      inset: calc(1.125rem - 1px) ${space(-8)} auto 2.25rem;
      border-top: 2px solid var(--line);
    }
  }
`;

/** Where to send an application, below what it should say. */
const Send = styled(Cluster)`
  padding-top: ${space(5)};
  border-top: 2px solid var(--ink);
`;
