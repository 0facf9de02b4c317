import { howItWorksPage, mistakes, questions } from '../../content/pages/howItWorks';
import { Disclosure } from '../../ui/Disclosure';
import { ArrowLink } from '../../ui/links';
import { Questions } from '../../ui/Questions';
import { Band } from '../../ui/Section';
import { Columns, Container, Stack } from '../../ui/theme/layout';
import { SectionTitle } from '../../ui/theme/text';

/** Costly mistakes beside questions, each folded. */
export function MistakesAndQuestions() {
  return (
    <Band as="div" $tone="sand">
      <Columns as={Container} $min="24rem" $gap={[10, 16]}>
        <Stack as="section" $gap={5} aria-labelledby="mistakes">
          <SectionTitle id="mistakes">{howItWorksPage.mistakes}</SectionTitle>
          <div>
            {mistakes.map(({ title, text, link }) => (
              <Disclosure key={title} summary={title}>
                <p>{text}</p>
                {link && <ArrowLink to={link.to}>{link.label}</ArrowLink>}
              </Disclosure>
            ))}
          </div>
        </Stack>
        <Stack as="section" $gap={5} aria-labelledby="questions">
          <SectionTitle id="questions">{howItWorksPage.questions}</SectionTitle>
          <Questions items={questions} />
        </Stack>
      </Columns>
    </Band>
  );
}
