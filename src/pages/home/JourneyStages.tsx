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
import { from, onPaper, quietText, space, tapTarget } from '../../ui/theme/tokens';

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
          {({ name, document, howLong, to }) => (
            <Caption>
              <SubTitle>
                <Link to={to}>{name}</Link>
              </SubTitle>
              <strong>{document}</strong>
              <p>{howLong}</p>
            </Caption>
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

/** Above the landscape, in the color of its sky. */
const Words = styled.div`
  padding: ${bandPadding} 0 ${space(5)};
  ${skyDownTo('100%')}
  ${onPaper} {
    padding: 0;
    background: none;
  }
`;

/** With the sky behind the fields above the pictures. */
const Landscape = styled.div`
  padding-bottom: ${space(6)};
  ${skyDownTo('8rem')}
  ${onPaper} {
    padding: 0;
    background: none;
  }
`;

const Caption = styled.div`
  h3 {
    margin-top: ${space(-3)};
  }
  a {
    ${tapTarget(3)}
    color: inherit;
    text-decoration-color: var(--line-strong);
  }
  p {
    margin-top: ${space(1)};
    ${quietText}
    line-height: 1.45;
    ${from.lg} {
      font-size: 1rem;
    }
  }
`;
