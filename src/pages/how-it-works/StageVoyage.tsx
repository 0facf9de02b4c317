import styled from 'styled-components';
import { journeySteps, yourPart } from '../../content/journey/steps';
import { stepCount } from '../../content/pages/howItWorks';
import CarChooser from '../../features/voyage/CarChooser';
import { Voyage } from '../../features/voyage/Voyage';
import { Small, SubTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

/** The stages as a landscape, each linked to its steps below. */
export function StageVoyage() {
  return (
    <Frame>
      <Voyage controls={<CarChooser />}>
        {({ id, name }) => (
          <>
            <SubTitle as="h2">
              <a href={`#${id}`}>{name}</a>
            </SubTitle>
            <p>{yourPart[id]}</p>
            <Small>{stepCount(journeySteps[id].length)}</Small>
          </>
        )}
      </Voyage>
    </Frame>
  );
}

const Frame = styled.div`
  padding-bottom: ${space(6)};
  ${from.md} {
    margin-top: ${space(-6)};
  }
  a {
    display: inline-block;
    padding-block: ${space(3)};
    color: inherit;
  }
`;
