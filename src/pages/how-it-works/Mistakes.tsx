import styled from 'styled-components';
import { paths } from '../../config/paths';
import { mistakes, mistakeWords } from '../../content/pages/howItWorks';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { RuledList } from '../../ui/theme/layout';

/** Costly mistakes and their consequences. */
export function Mistakes() {
  return (
    <Section tone="paper" heading="beside" title={mistakeWords.title}>
      <List $gap={5}>
        {mistakes.map(({ title, text }) => (
          <li key={title}>
            <SubTitle>{title}</SubTitle>
            <p>{text}</p>
          </li>
        ))}
      </List>
      <ArrowLink to={`${paths.carPurchase}#win-day`}>{mistakeWords.countDays}</ArrowLink>
    </Section>
  );
}

const List = styled(RuledList)`
  display: grid;
  margin-bottom: ${space(6)};
  li > p {
    margin-top: ${space(1)};
  }
  ${from.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space(12)};
  }
`;
