import styled from 'styled-components';
import type { StageId } from '../../content/journey/codes';
import { OpeningWords } from '../../ui/openings/OpeningWords';
import type { OpeningText } from '../../ui/openings/OpeningWords';
import { Container } from '../../ui/theme/layout';
import { from, onPaper, space } from '../../ui/theme/tokens';
import { StageView } from './StageView';
import { VoyageCar } from './VoyageCar';

interface StripOpeningProps extends OpeningText {
  readonly at: StageId;
}

/** The journey's landscape at the stage that the page is about, with the words in its sky. */
export function StripOpening({ at, ...text }: StripOpeningProps) {
  return (
    <Band>
      <Container>
        <Words {...text} />
      </Container>
      <StageView at={at}>
        <VoyageCar />
      </StageView>
    </Band>
  );
}

const Band = styled.header`
  background: var(--sea-tint);
  overflow: hidden;
`;

const Words = styled(OpeningWords)`
  position: relative;
  z-index: 1;
  padding-block: clamp(2rem, 1.2rem + 2.6vw, 4rem) ${space(5)};
  ${from.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: clamp(2rem, 5vw, 5rem);
    align-items: end;
    padding-bottom: ${space(10)};
  }
  ${onPaper} {
    padding-block: ${space(5)};
  }
`;
