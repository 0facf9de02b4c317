import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SitePath } from '../../config/paths';
import { pageDescriptions } from '../../content/pageDescriptions';
import { pageTitles } from '../../content/pageTitles';
import { notFoundWords } from '../../content/pages/notFound';
import { Section } from '../../ui/Section';
import { from, headingFont, space, tapTarget } from '../../ui/theme/tokens';

interface SuggestionsProps {
  readonly suggested: readonly SitePath[];
  /** Whether their paths are similar to the requested one. */
  readonly hasSimilar: boolean;
}

/** The pages that the visitor most likely meant, with what each is for. */
export function Suggestions({ suggested, hasSimilar }: SuggestionsProps) {
  return (
    <Section tone="sea" title={hasSimilar ? notFoundWords.didYouMean : notFoundWords.lookingFor}>
      <Three>
        {suggested.map((path) => (
          <li key={path}>
            <Link to={path}>{pageTitles[path]}</Link>
            <p>{pageDescriptions[path]}</p>
          </li>
        ))}
      </Three>
    </Section>
  );
}

const Three = styled.ol`
  display: grid;
  gap: ${space(6)} ${space(10)};
  ${from.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  li {
    padding-top: ${space(3)};
    border-top: 2px solid var(--ink);
    ${from.md} {
      min-height: 9rem;
    }
  }
  a {
    ${tapTarget(3)}
    ${headingFont}
    font-size: var(--t-lg);
    line-height: 1.2;
    color: inherit;
  }
`;
