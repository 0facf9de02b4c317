import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { homeJourney } from '../../content/pages/home';
import { Voyage } from '../../features/voyage/Voyage';
import { LazyPart } from '../../ui/late/LazyPart';
import { ArrowLink, ArrowLinks } from '../../ui/links';
import { Band } from '../../ui/Section';
import { Container, Stack } from '../../ui/theme/layout';
import { Lead, SectionTitle, SubTitle } from '../../ui/theme/text';
import { space, tapTarget } from '../../ui/theme/tokens';

const loadChooser = () => import('../../features/voyage/CarChooser');

/** The journey's stages: what happens, which document the visitor gets, and how long it takes. */
export function JourneyStages() {
  return (
    <Band aria-labelledby="journey">
      <Stack $gap={6}>
        <Container>
          <Stack $gap={3}>
            <SectionTitle id="journey">{homeJourney.title}</SectionTitle>
            <Lead>{homeJourney.intro}</Lead>
          </Stack>
        </Container>
        <Voyage controls={<LazyPart load={loadChooser} room={[4.75, 4.75]} />}>
          {({ name, summary, document, howLong, to }) => (
            <Stack $gap={1}>
              <Name>
                <Link to={to}>{name}</Link>
              </Name>
              <p>{summary}</p>
              <Facts>
                <dt>{homeJourney.document}</dt>
                <dd>{document}</dd>
                <dt>{homeJourney.howLong}</dt>
                <dd>{howLong}</dd>
              </Facts>
            </Stack>
          )}
        </Voyage>
        <Container>
          <ArrowLinks>
            <ArrowLink to={paths.howItWorks}>{homeJourney.everyStep}</ArrowLink>
            <ArrowLink to={`${paths.international}#documents`}>{homeJourney.documents}</ArrowLink>
          </ArrowLinks>
        </Container>
      </Stack>
    </Band>
  );
}

const Name = styled(SubTitle)`
  a {
    ${tapTarget(3)}
    color: inherit;
    text-decoration-color: var(--line-strong);
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  margin-top: ${space(2)};
  font-size: var(--t-sm);
  line-height: 1.45;
  dt {
    font-weight: 700;
  }
`;
