import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { homeJourney } from '../../content/pages/home';
import { skyDownTo } from '../../features/voyage/tile';
import { Voyage } from '../../features/voyage/Voyage';
import { LazyPart } from '../../ui/late/LazyPart';
import { ArrowLink, ArrowLinks } from '../../ui/links';
import { Band, bandPadding } from '../../ui/Section';
import { Container, Stack } from '../../ui/theme/layout';
import { Lead, SectionTitle, SubTitle } from '../../ui/theme/text';
import { from, onPaper, space, tapTarget } from '../../ui/theme/tokens';

const loadChooser = () => import('../../features/voyage/CarChooser');

/** The journey's stages: what happens, which document the visitor gets, and how long it takes. */
export function JourneyStages() {
  return (
    <Journey aria-labelledby="journey">
      <Words>
        <Container>
          <Stack $gap={3}>
            <SectionTitle id="journey">{homeJourney.title}</SectionTitle>
            <Lead>{homeJourney.intro}</Lead>
          </Stack>
        </Container>
      </Words>
      <Landscape>
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
      </Landscape>
      <Container>
        <ArrowLinks>
          <ArrowLink to={paths.howItWorks}>{homeJourney.everyStep}</ArrowLink>
          <ArrowLink to={`${paths.international}#documents`}>{homeJourney.documents}</ArrowLink>
        </ArrowLinks>
      </Container>
    </Journey>
  );
}

const Journey = styled(Band)`
  padding-top: 0;
`;

/** Above the landscape, and from 960 px up partly in its sky. */
const Words = styled.div`
  position: relative;
  z-index: 1;
  padding: ${bandPadding} 0 ${space(5)};
  ${skyDownTo('100%')}
  ${from.md} {
    margin-bottom: ${space(-16)};
    ${skyDownTo(`calc(100% - ${space(16)})`)}
  }
  ${onPaper} {
    margin: 0;
    padding: 0;
    background: none;
  }
`;

/** With the sky behind the fields that are above the pictures on phones. */
const Landscape = styled.div`
  padding-bottom: ${space(6)};
  ${skyDownTo('8rem')}
  ${onPaper} {
    padding: 0;
    background: none;
  }
`;

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
