import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { comparison, servicesPage } from '../../content/services/services';
import { Picture } from '../../ui/Picture';
import { RuledList } from '../../ui/theme/layout';
import { headingFont, onHover, screenOnly, space } from '../../ui/theme/tokens';

/** Links to the five services, each with its picture and when to use it. On paper, the index below says the same. */
export function ServiceTiles() {
  return (
    <Tiles aria-label={servicesPage.each}>
      <RuledList $closed>
        {comparison.map(({ to, name, when, picture }) => (
          <li key={to}>
            <Link to={to}>
              <Picture picture={picture} sizes="7rem" decorative />
              <span>
                <b>{name}</b>
                <span>{when}</span>
              </span>
            </Link>
          </li>
        ))}
      </RuledList>
    </Tiles>
  );
}

const Tiles = styled.nav`
  && a {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: ${space(5)};
    align-items: center;
    padding-block: ${space(2)};
    line-height: 1.35;
    text-decoration: none;
  }
  a > span > * {
    display: block;
  }
  img {
    height: 4rem;
    object-fit: cover;
    border-radius: var(--radius);
  }
  b {
    ${headingFont}
    font-size: var(--t-lg);
  }
  ${onHover} {
    a:hover b {
      text-decoration: underline 2px;
      text-underline-offset: 0.16em;
    }
  }
  ${screenOnly}
`;
