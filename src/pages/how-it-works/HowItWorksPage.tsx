import { paths } from '../../config/paths';
import { auctionYard } from '../../content/pictures/auctionYard';
import { questions, stages } from '../../content/pages/howItWorks';
import { ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { PageHero } from '../../ui/PageHero';
import { Questions } from '../../ui/Questions';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { TransitSection } from '../../features/transit/TransitSection';
import { Section } from '../../ui/Section';
import { Mistakes } from './Mistakes';
import { Stage } from './Stage';
import { StageLinks } from './StageLinks';

const loadHowLong = () => import('./HowLong');

/** Vehicle sourcing from wish to keys: at each step who acts, where the money is and which paper exists. */
export default function HowItWorksPage() {
  return (
    <>
      <PageHero
        picture={auctionYard}
        tone="paper"
        label="Vehicle Sourcing"
        title="From wish to keys"
        lead="Thirteen steps lie between a car you have only seen in a picture and the one at your door. At each you should know three things: whose turn it is, where your money is, and which paper you can ask to see."
        actions={
          <>
            <ButtonLink to={`${paths.quote}?service=car-purchase`}>Ask us to find a car</ButtonLink>
            <ButtonLink to={`${paths.carPurchase}#price`} $variant="secondary">
              See what it costs
            </ButtonLink>
          </>
        }
      />
      <DeferredContent>
        <StageLinks />
        {stages.map((stage, index) => (
          <Stage
            key={stage.id}
            stage={stage}
            tinted={index % 2 === 1}
            firstNumber={stages.slice(0, index).reduce((sum, { steps }) => sum + steps.length, 1)}
          />
        ))}
        <TransitSection load={loadHowLong} />
        <Mistakes />
        <Section tone="sand" heading="beside" title="Questions">
          <Questions items={questions} />
        </Section>
        <NextStep
          title="Begin with the wish."
          actions={
            <>
              <ButtonLink to={`${paths.quote}?service=car-purchase`}>Ask us to find a car</ButtonLink>
              <ButtonLink to={paths.contact} $variant="secondary">
                Ask a question
              </ButtonLink>
            </>
          }
        >
          <p>
            Make, years, budget, and what you would not accept. You get a reference at once; nothing is paid
            until you have a quote in writing.
          </p>
        </NextStep>
      </DeferredContent>
    </>
  );
}
