import { paths } from '../../config/paths';
import { closing, hero, howItWorksPage } from '../../content/pages/howItWorks';
import { ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { Opening } from '../../ui/openings/Opening';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { TransitSection } from '../../features/transit/TransitSection';
import { Journey } from './Journey';
import { MistakesAndQuestions } from './MistakesAndQuestions';

const loadHowLong = () => import('../HowLong');

/** Every step from choosing a car to getting its keys: who acts, what it costs, and which document results. */
export default function HowItWorksPage() {
  return (
    <>
      <Opening
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
        <Journey />
        <TransitSection load={loadHowLong} />
        <MistakesAndQuestions />
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
