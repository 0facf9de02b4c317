import styled from 'styled-components';
import { kindsOfWork, kindsWords } from '../../content/pages/careers';
import { SceneBand } from '../../ui/SceneBand';
import { Band } from '../../ui/Section';
import { Container, Split, Stack } from '../../ui/theme/layout';
import { Lead, SectionTitle, Stencil } from '../../ui/theme/text';
import { headingFont, space } from '../../ui/theme/tokens';

/** Keeps heads and hands in view. */
const focus: Record<(typeof kindsOfWork)[number]['shore'], string> = {
  'In the USA': '85% 12%',
  'In Nigeria': '42% 15%',
  'In both countries': '40% 75%',
};

/** The kinds of work: for each country a picture of one task, and the jobs along the car's route. */
export function WorkByCountry() {
  return (
    <>
      <Band aria-labelledby="work">
        <Split as={Container} $ratio={[7, 5]} $gap={3} $align="center">
          <SectionTitle id="work">{kindsWords.title}</SectionTitle>
          <Lead>{kindsWords.intro}</Lead>
        </Split>
      </Band>
      {kindsOfWork.map(({ shore, where, picture, kinds }, index) => (
        <SceneBand
          key={shore}
          picture={picture}
          side={index % 2 ? 'right' : 'left'}
          tone={index % 2 ? 'palm' : 'ink'}
          focus={focus[shore]}
          isPictureFirst
          labelledBy={picture.name}
        >
          <Stack $gap={2}>
            <Stencil>{where}</Stencil>
            <SectionTitle as="h3" id={picture.name}>
              {shore}
            </SectionTitle>
          </Stack>
          <Route $columns={kinds.length % 2 ? 3 : 2}>
            {kinds.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Route>
        </SceneBand>
      ))}
    </>
  );
}

/** Stops on a line. */
const Route = styled.dl<{ $columns: number }>`
  > div {
    position: relative;
    padding: 0 0 ${space(5)} ${space(8)};
    line-height: 1.45;
  }
  > div:last-child {
    padding-bottom: 0;
  }
  > div::before {
    content: '';
    position: absolute;
    inset: 0.3rem auto auto 0;
    width: 1.125rem;
    height: 1.125rem;
    border: 5px solid var(--signal);
    border-radius: 50%;
  }
  > div:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 1.425rem auto -0.3rem 0.4375rem;
    border-inline-start: 4px solid var(--signal);
  }
  dt {
    ${headingFont}
    font-size: var(--t-xl);
    line-height: 1.2;
  }
  /* On tablets, in full rows, without the line. */
  @media (min-width: 40em) and (max-width: 59.99em) {
    display: grid;
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    column-gap: ${space(6)};
    && > div::after {
      content: none;
    }
  }
`;
