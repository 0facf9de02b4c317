import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import type { SitePath } from '../../config/paths';
import { pageDescriptions } from '../../content/pageDescriptions';
import { pageTitles } from '../../content/pageTitles';
import { notFoundWords } from '../../content/pages/notFound';
import { closestPaths } from '../../lib/text/closest';
import { Section } from '../../ui/Section';
import { from, space } from '../../ui/theme/tokens';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { askedPath } from './askedPath';

const sitePaths: readonly SitePath[] = Object.values(paths);
/** The most visited pages, suggested if no path is similar. */
const usual: readonly SitePath[] = [paths.track, paths.quote, paths.services];

function similarPaths(asked: string): readonly SitePath[] {
  return closestPaths(asked, sitePaths)
    .map((path) => sitePaths.find((known) => known === path))
    .filter((path) => path !== undefined);
}

/**
 * Suggests three pages: those with similar paths first, then the most visited ones. Always three, so that
 * nothing shifts when the path becomes known after hydration.
 */
export function Suggestions() {
  const { pathname } = useLocation();
  const similar = similarPaths(useIsHydrated() ? askedPath(pathname) : '');
  const shown = [...new Set([...similar, ...usual])].slice(0, 3);
  return (
    <Section tone="sea" title={similar.length > 0 ? notFoundWords.didYouMean : notFoundWords.lookingFor}>
      <Three>
        {shown.map((path) => (
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
  padding: 0;
  list-style: none;
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
    display: inline-block;
    padding-block: ${space(3)};
    font-family: var(--font-heading);
    font-size: var(--t-lg);
    font-weight: 780;
    line-height: 1.2;
    color: inherit;
  }
`;
