import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { journey } from '../../content/journey/stages';
import type { comparison } from '../../content/services/services';
import { pageWide } from '../../lib/picture';
import { Picture } from '../../ui/Picture';
import { Stencil } from '../../ui/theme/text';
import { from, onHover, onPhones, oneColumn, screenOnly, space, onLargeText } from '../../ui/theme/tokens';

/** A service: when to use it, the stages it covers and their documents. */
export function ServiceHead({ service }: { readonly service: (typeof comparison)[number] }) {
  return (
    <Head>
      <h3>
        <Link to={service.to}>{service.name}</Link>
      </h3>
      <p>{service.when}</p>
      {journey
        .filter(({ to }) => to === service.to)
        .map(({ id, name, document }) => (
          <Stencil key={id}>{`${name}: ${document}`}</Stencil>
        ))}
      <Picture picture={service.picture} sizes={pageWide('20rem', '20rem')} decorative />
    </Head>
  );
}

/** The whole head is the link. On phones, its picture is small at the start. Then it's at the end, as tall as the head, or from 960 px up, small. */
const Head = styled.div`
  position: relative;
  ${oneColumn}
  gap: ${space(2)} ${space(4)};
  h3 {
    font-size: clamp(1rem, 5.5vw, var(--t-2xl));
    line-height: 1.1;
  }
  h3 a {
    text-decoration: underline var(--line-strong) 2px;
    text-underline-offset: 0.16em;
  }
  h3 a::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  picture {
    ${screenOnly}
  }
  img {
    object-fit: cover;
  }
  ${onLargeText} {
    picture {
      display: none;
    }
  }
  ${onPhones} {
    grid-template: repeat(4, auto) / 7.5rem minmax(0, 1fr);
    row-gap: ${space(1)};
    picture {
      grid-area: 1 / 1 / -1;
    }
    img {
      height: 5.25rem;
    }
    /* Capitals would take two lines. */
    ${Stencil} {
      letter-spacing: 0;
      text-transform: none;
    }
  }
  ${from.sm} {
    grid-template: repeat(4, auto) 1fr / minmax(0, 1fr) 15rem;
    min-height: 7.5rem;
    picture {
      grid-area: 1 / 2 / -1;
      position: relative;
      margin-top: ${space(-5)};
    }
    img {
      position: absolute;
      inset: 0;
      height: 100%;
    }
  }
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) 7rem;
    min-height: 0;
    h3 {
      grid-column: 1 / -1;
    }
    picture {
      grid-row: 2 / -1;
      margin-top: 0;
    }
    img {
      position: static;
      height: 6.75rem;
      border-radius: var(--radius);
    }
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) 12rem;
    h3 {
      grid-column: 1;
    }
    picture {
      grid-row: 1 / -1;
    }
  }
  ${onHover} {
    h3 a:hover {
      text-decoration-color: var(--signal);
    }
  }
`;
