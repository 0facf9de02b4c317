import styled from 'styled-components';
import { howItWorksPage, mistakes, questions } from '../../content/pages/howItWorks';
import { Disclosure } from '../../ui/Disclosure';
import { ArrowLink } from '../../ui/links';
import { Questions } from '../../ui/Questions';
import { Band } from '../../ui/Section';
import { Columns, Container, Stack } from '../../ui/theme/layout';
import { SectionTitle } from '../../ui/theme/text';
import { headingFont, space } from '../../ui/theme/tokens';

/** Costly mistakes beside questions, each folded. */
export function MistakesAndQuestions() {
  return (
    <Band as="div" $tone="sand">
      <Columns as={Container} $min="24rem" $gap={[10, 16]}>
        <Stack as="section" $gap={5} aria-labelledby="mistakes">
          <SectionTitle id="mistakes">{howItWorksPage.mistakes}</SectionTitle>
          <Mistakes>
            {mistakes.map(({ title, text, link }) => (
              <Disclosure key={title} summary={title}>
                <p>{text}</p>
                {link && <ArrowLink to={link.to}>{link.label}</ArrowLink>}
              </Disclosure>
            ))}
          </Mistakes>
        </Stack>
        <Stack as="section" $gap={5} aria-labelledby="questions">
          <SectionTitle id="questions">{howItWorksPage.questions}</SectionTitle>
          <Questions items={questions} />
        </Stack>
      </Columns>
    </Band>
  );
}

/** Numbered, so that they don't look like the questions. */
const Mistakes = styled.div`
  counter-reset: mistake;
  summary {
    counter-increment: mistake;
    align-items: center;
    padding-block: ${space(3)};
    ${headingFont}
    line-height: 1.25;
  }
  summary::before {
    content: counter(mistake);
    flex: none;
    width: ${space(8)};
    font-size: var(--t-xl);
    line-height: 1;
    color: var(--brick);
  }
  summary::after {
    margin-inline-start: auto;
    font-family: var(--font);
  }
`;
