import styled from 'styled-components';
import { titleSection, titleWords } from '../../content/services/carPurchase';
import { RuledList, Stack } from '../../ui/theme/layout';
import { Notice } from '../../ui/Notice';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Section } from '../../ui/Section';
import { from, headingFont, space } from '../../ui/theme/tokens';

/** Title types, with what each means and what to ask. */
export function TitleWords() {
  return (
    <Section tone="sand" id="titles" title={titleSection.title} intro={titleSection.intro}>
      <Stack $gap={8}>
        <PhoneDisclosure summary={titleSection.types}>
          <Words as="dl" $gap={5} $closed>
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
        <Notice tone="caution" title={titleSection.askTitle}>
          <p>{titleSection.ask}</p>
        </Notice>
      </Stack>
    </Section>
  );
}

const Words = styled(RuledList)`
  > div {
    display: grid;
    gap: ${space(2)};
    ${from.md} {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      gap: clamp(2rem, 5vw, 5rem);
    }
  }
  dt {
    ${headingFont}
    font-size: var(--t-lg);
    line-height: 1.2;
    text-wrap: balance;
  }
  dd {
    display: grid;
    align-content: start;
    gap: ${space(2)};
    max-width: var(--measure);
  }
`;
