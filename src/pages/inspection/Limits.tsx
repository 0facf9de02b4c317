import styled from 'styled-components';
import { limits, inspectionPage } from '../../content/services/inspection';
import { Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

/** What an inspection can't find. */
export function Limits() {
  return (
    <Section tone="ink" heading="beside" title={inspectionPage.limits}>
      <List>
        {limits.map(({ title, text }) => (
          <li key={title}>
            <SubTitle>{title}</SubTitle>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(8)};
  padding: 0;
  list-style: none;
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(10)} ${space(10)};
  }
  li {
    padding-top: ${space(4)};
    border-top: 1px solid var(--line-strong);
  }
  p {
    margin-top: ${space(2)};
  }
`;
