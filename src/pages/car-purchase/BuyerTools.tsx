import { LazyPart } from '../../ui/late/LazyPart';
import { Section } from '../../ui/Section';

const loadVinCheck = () => import('../../features/vin-check/VinCheck');
const loadWinDay = () => import('../../features/planners/PaymentDeadline');
const loadAgeCheck = () => import('../../features/planners/AgeCheck');

/** The VIN check with its place on the page. */
export function VinSection() {
  return (
    <Section
      tone="sea"
      id="vin"
      title="Check the VIN first"
      intro="The VIN (vehicle identification number) has 17 characters. It’s on the dashboard, the door pillar and the title, and all three must match. This check runs in your browser. Nothing is sent."
    >
      <LazyPart load={loadVinCheck} room={[24, 20]}>
        <p>
          The check needs JavaScript. By hand: a VIN has 17 digits and capital letters, never I, O or Q.
          Positions 1 to 3 are the maker, position 10 the model year. Send us the number and we’ll check it
          for you.
        </p>
      </LazyPart>
    </Section>
  );
}

/** The two planners that matter around the bid: is the car young enough, and when must it be paid. */
export function BuyerTools() {
  return (
    <>
      <Section
        id="age"
        heading="beside"
        title="Is the car too old to import?"
        intro="Nigeria limits the age of imported cars, counted from the year of manufacture. The limit has changed before. Confirm it before you buy."
      >
        <LazyPart load={loadAgeCheck} room={[24, 20]}>
          <p>
            The check needs JavaScript. By hand: subtract the year of manufacture from the year it’ll arrive,
            and compare that with the limit your customs agent gives you.
          </p>
        </LazyPart>
      </Section>
      <Section
        tone="sand"
        id="win-day"
        heading="beside"
        title="When you have to pay"
        intro="At Copart, the clock starts on the day of the sale. At IAA it depends on the branch: check the invoice."
      >
        <LazyPart load={loadWinDay} room={[16, 16]}>
          <p>
            The clock needs JavaScript. By hand, for Copart: count three business days, starting with the sale
            day. A lot won on Thursday is due on Monday.
          </p>
        </LazyPart>
      </Section>
    </>
  );
}
