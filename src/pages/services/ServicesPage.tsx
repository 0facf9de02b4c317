import styled from 'styled-components';
import { paths } from '../../config/paths';
import { planningTools } from '../../content/navigation';
import { servicesPage, notOurs, situations } from '../../content/services/services';
import { ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { OpeningWords } from '../../ui/openings/OpeningWords';
import { Section } from '../../ui/Section';
import { Disclosure } from '../../ui/Disclosure';
import { ArrowLinkList } from '../../ui/links';
import { StencilPlate } from '../../ui/StencilPlate';
import { Split, Stack } from '../../ui/theme/layout';
import { Stencil } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { TitledColumns } from '../../ui/TitledColumns';
import { ServiceLines } from './ServiceLines';
import { ServiceTiles } from './ServiceTiles';

/** The five services, chosen by the visitor's situation. */
export default function ServicesPage() {
  return (
    <>
      <StencilPlate as="header">
        <Split $ratio={[6, 6]} $align="center">
          <OpeningWords
            label={servicesPage.label}
            title={servicesPage.title}
            lead={servicesPage.lead}
            actions={<ButtonLink to={paths.quote}>{servicesPage.getQuote}</ButtonLink>}
          />
          <ServiceTiles />
        </Split>
      </StencilPlate>
      <Section tone="sand" id="which" title={servicesPage.chooseTitle} intro={servicesPage.chooseIntro}>
        <Situations />
      </Section>
      <ServiceLines />
      <Section heading="beside" title={servicesPage.notIncluded}>
        <TitledColumns $min="13rem" items={notOurs} />
      </Section>
      <NextStep
        title={servicesPage.nextTitle}
        actions={
          <>
            <ButtonLink to={paths.quote}>{servicesPage.getQuote}</ButtonLink>
            <ButtonLink to={paths.contact} $variant="secondary">
              {servicesPage.talkToUs}
            </ButtonLink>
          </>
        }
      >
        <p>{servicesPage.next}</p>
      </NextStep>
    </>
  );
}

/** Situations in the first of two columns. */
const FIRST_COLUMN = 3;

/**
 * Visitors' situations, each with the services it needs, then links to the planning tools. The first is open, to show what's
 * behind the others.
 */
function Situations() {
  return (
    <Halves>
      {[situations.slice(0, FIRST_COLUMN), situations.slice(FIRST_COLUMN)].map((half, column) => (
        <div key={half[0]?.id}>
          {half.map(({ id, said, answer, links }, index) => (
            <Disclosure key={id} summary={said} isOpen={column + index === 0}>
              <p>{answer}</p>
              <ArrowLinkList links={links} />
            </Disclosure>
          ))}
          {column > 0 && (
            <Planning $gap={2}>
              <Stencil>{servicesPage.planAhead}</Stencil>
              <ArrowLinkList links={planningTools} />
            </Planning>
          )}
        </div>
      ))}
    </Halves>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: clamp(2rem, 5vw, 5rem);
    > * {
      display: flex;
      flex-direction: column;
    }
  }
  /* In one column, the second half continues the first. */
  @media (max-width: 59.99em) {
    > :first-child > :last-child {
      border-bottom: 0;
    }
  }
`;

/** Ends level with the first column, whose first situation is open. */
const Planning = styled(Stack)`
  margin-top: auto;
  padding-top: ${space(5)};
`;
