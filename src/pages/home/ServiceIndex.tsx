import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { planningTools } from '../../content/navigation';
import { homeServices, homeServicesWords } from '../../content/pages/home';
import { ArrowLink, ArrowLinkList } from '../../ui/links';
import { Section } from '../../ui/Section';
import { from, headingFont, onHover, space } from '../../ui/theme/tokens';
import { RuledList } from '../../ui/theme/layout';

/** The five services, each with the question it answers. */
export function ServiceIndex() {
  return (
    <Section
      title={homeServicesWords.title}
      intro={<ArrowLink to={`${paths.services}#which`}>{homeServicesWords.whichOne}</ArrowLink>}
      tone="sand"
      heading="beside"
    >
      <RuledList $closed>
        {homeServices.map(({ name, text, to }) => (
          <li key={to}>
            <Row to={to}>
              <strong>{name}</strong>
              <span>{text}</span>
            </Row>
          </li>
        ))}
      </RuledList>
      <ArrowLinkList links={planningTools} />
    </Section>
  );
}

const Row = styled(Link)`
  display: grid;
  gap: ${space(1)} ${space(6)};
  padding-block: ${space(3)};
  color: inherit;
  text-decoration: none;
  strong {
    ${headingFont}
    font-size: var(--t-xl);
    line-height: 1.15;
    letter-spacing: -0.015em;
    text-decoration: underline var(--line-strong) 1px;
    text-underline-offset: 0.2em;
  }
  ${onHover} {
    &:hover strong {
      text-decoration: underline var(--signal) 3px;
    }
  }
  ${from.sm} {
    padding-block: ${space(4)};
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: baseline;
  }
`;
