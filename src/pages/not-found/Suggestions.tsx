import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pageDescriptions } from '../../content/pageDescriptions';
import { pageTitles } from '../../content/pageTitles';
import { notFoundWords } from '../../content/pages/notFound';
import { Section } from '../../ui/Section';
import { below, from, headingFont, space, tapTarget } from '../../ui/theme/tokens';
import { useSuggestedPaths } from './useSuggestedPaths';

/** The pages that the visitor most likely meant, with what each is for. */
export function Suggestions() {
  const { suggested, hasSimilar } = useSuggestedPaths();
  return (
    <Section tone="sea" title={hasSimilar ? notFoundWords.didYouMean : notFoundWords.lookingFor}>
      <Pages>
        {suggested.map((path) => (
          <li key={path}>
            <Link to={path}>{pageTitles[path]}</Link>
            <p>{pageDescriptions[path]}</p>
          </li>
        ))}
      </Pages>
    </Section>
  );
}

/** On phones, the names alone. */
const Pages = styled.ol`
  display: grid;
  li {
    border-top: 2px solid var(--ink);
  }
  a {
    ${tapTarget(3.5)}
    ${headingFont}
    font-size: var(--t-lg);
    line-height: 1.2;
    color: inherit;
  }
  ${below.sm} {
    p {
      display: none;
    }
  }
  ${from.sm} {
    gap: ${space(8)} ${space(10)};
    grid-template-columns: repeat(2, minmax(0, 1fr));
    li {
      padding-top: ${space(3)};
    }
  }
  ${from.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
