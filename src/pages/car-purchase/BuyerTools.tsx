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
      intro="The VIN, the vehicle identification number, is 17 characters long and stands on the dashboard, on the door pillar and on the title. All three must be the same. This check runs in your browser: the number goes nowhere."
    >
      <LazyPart load={loadVinCheck} room={[24, 20]}>
        <p>
          The check needs JavaScript. By hand: a VIN has 17 digits and capital letters and never the letters
          I, O or Q. Position 10 tells the model year, positions 1 to 3 the maker. Send us the number and we
          check it for you.
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
        intro="Nigeria limits the age of cars that come in, counted from the year of manufacture. The limit has changed before: rules change, confirm before you buy."
      >
        <LazyPart load={loadAgeCheck} room={[24, 20]}>
          <p>
            The check needs JavaScript. By hand: take the year of manufacture from the year in which the car
            will arrive, and compare the result with the limit your customs agent gives you.
          </p>
        </LazyPart>
      </Section>
      <Section
        tone="sand"
        id="win-day"
        heading="beside"
        title="When you have to pay"
        intro="At Copart the clock starts on the day of the sale, not on the day after. IAA’s rules differ by branch: the invoice decides."
      >
        <LazyPart load={loadWinDay} room={[16, 16]}>
          <p>
            The clock needs JavaScript. By hand, for Copart: count three business days and begin with the sale
            day itself. A lot won on a Thursday is due on the Monday after.
          </p>
        </LazyPart>
      </Section>
    </>
  );
}
