import styled from 'styled-components';
import { titleWords } from '../../content/services/carPurchase';
import { Stack } from '../../ui/theme/layout';
import { Notice } from '../../ui/Notice';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Section } from '../../ui/Section';
import { from, space } from '../../ui/theme/tokens';

/** The words on a title, as large as they should be read. */
export function TitleWords() {
  return (
    <Section
      tone="sand"
      id="titles"
      title="Title types explained"
      intro="The title is the state’s proof of who owns the car. Its type decides what the car is worth and if it can leave the country."
    >
      <Stack $gap={8}>
        <PhoneDisclosure summary="Clean, salvage, rebuilt, junk">
          <Words>
            {titleWords.map(({ word, means, ask }) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>
                  <p>{means}</p>
                  <p>
                    <strong>{ask}</strong>
                  </p>
                </dd>
              </div>
            ))}
          </Words>
        </PhoneDisclosure>
        <Notice tone="caution" title="Ask before you bid.">
          <p>
            Salvage rules vary by state, and some titles can’t be exported. Send us the lot number, and we’ll
            check its title first.
          </p>
        </Notice>
      </Stack>
    </Section>
  );
}

const Words = styled.dl`
  border-bottom: 2px solid var(--ink);
  > div {
    display: grid;
    gap: ${space(2)};
    padding-block: ${space(6)};
    border-top: 2px solid var(--ink);
    ${from.md} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: clamp(2rem, 5vw, 5rem);
    }
  }
  dt {
    font-family: var(--font-heading);
    font-size: var(--t-2xl);
    font-weight: 780;
    letter-spacing: -0.015em;
    line-height: 1.05;
    text-wrap: balance;
  }
  dd {
    display: grid;
    align-content: start;
    gap: ${space(2)};
    margin: 0;
    max-width: 42rem;
  }
`;
