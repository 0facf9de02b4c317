import styled from 'styled-components';
import { paths } from '../../config/paths';
import { milestones } from '../../content/pages/milestones';
import { ArrowLink, ArrowLinks } from '../../ui/links';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/theme/layout';
import { onPaper, space } from '../../ui/theme/tokens';

/** Every milestone that a shipment may meet, explained without a look-up. Not printed: the sheet has its own. */
export function MilestoneMeanings() {
  return (
    <Hidden>
      <Section
        title="What each milestone means"
        intro="Carriers and terminals report in codes that were made for containers. We use them for RoRo vessels too."
      >
        <Stack $gap={6}>
          <List>
            {Object.entries(milestones).map(([code, { name, meaning }]) => (
              <div key={code}>
                <dt>
                  {name} <code>{code}</code>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </List>
          <ArrowLinks>
            <ArrowLink to={paths.portStatus}>Is my port moving?</ArrowLink>
            <ArrowLink to={paths.international}>Papers at sea and at the border</ArrowLink>
          </ArrowLinks>
        </Stack>
      </Section>
    </Hidden>
  );
}

const Hidden = styled.div`
  ${onPaper} {
    display: none;
  }
`;

const List = styled.dl`
  columns: 22rem 2;
  column-gap: clamp(2rem, 5vw, 5rem);
  > div {
    break-inside: avoid;
    padding-block: ${space(3)};
    border-top: 1px solid var(--line);
  }
  dt {
    font-weight: 700;
  }
  code {
    margin-inline-start: ${space(1)};
    font-weight: 400;
    color: var(--ink-soft);
  }
  dd {
    margin: 0;
  }
`;
