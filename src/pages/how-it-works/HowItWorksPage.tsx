import styled from 'styled-components';
import { paths } from '../../config/paths';
import { journey } from '../../content/journey/stages';
import { closing, hero, questions, howItWorksPage, stepCount } from '../../content/pages/howItWorks';
import { ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { Opening } from '../../ui/openings/Opening';
import { Questions } from '../../ui/Questions';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { TransitSection } from '../../features/transit/TransitSection';
import { Section } from '../../ui/Section';
import { journeySteps, yourPart } from '../../content/journey/steps';
import CarChooser from '../../features/voyage/CarChooser';
import { Voyage } from '../../features/voyage/Voyage';
import { Small, SubTitle } from '../../ui/theme/text';
import { from, space, tapTarget } from '../../ui/theme/tokens';
import { Mistakes } from './Mistakes';
import { Stage } from './Stage';

const loadHowLong = () => import('./HowLong');

/** Every step from choosing a car to getting its keys: who acts, what it costs, and which document results. */
export default function HowItWorksPage() {
  return (
    <>
      <Opening
        tone="sea"
        {...hero}
        actions={
          <>
            <ButtonLink to={`${paths.quote}?service=car-purchase`}>{howItWorksPage.ask}</ButtonLink>
            <ButtonLink to={`${paths.carPurchase}#price`} $variant="secondary">
              {howItWorksPage.seeCost}
            </ButtonLink>
          </>
        }
      />
      <DeferredContent>
        <StageVoyage />
        {journey.map((stage, index) => (
          <Stage key={stage.id} stage={stage} tinted={index % 2 === 0} />
        ))}
        <TransitSection load={loadHowLong} />
        <Mistakes />
        <Section tone="sand" heading="beside" title={howItWorksPage.questions}>
          <Questions items={questions} />
        </Section>
        <NextStep
          title={closing.title}
          actions={
            <>
              <ButtonLink to={`${paths.quote}?service=car-purchase`}>{howItWorksPage.ask}</ButtonLink>
              <ButtonLink to={paths.contact} $variant="secondary">
                {howItWorksPage.askQuestion}
              </ButtonLink>
            </>
          }
        >
          <p>{closing.text}</p>
        </NextStep>
      </DeferredContent>
    </>
  );
}

/** The stages as a landscape, each linked to its steps below. */
function StageVoyage() {
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
    ${tapTarget(3)}
    color: inherit;
  }
`;
