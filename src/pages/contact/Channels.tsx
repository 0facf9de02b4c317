import styled, { css } from 'styled-components';
import { company } from '../../content/company';
import { channelWords } from '../../content/pages/contact';
import { OpenNow } from '../../features/opening-hours/OpenNow';
import { EmailLink } from '../../ui/links';
import { chatHref } from '../../lib/text/contactLinks';
import { useContactNote } from '../../ui/contactNote';
import { Stencil } from '../../ui/theme/text';
import { from, headingFont, onInk, space, tapTarget } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { RuledList } from '../../ui/theme/layout';

/** The buyer's side of the ocean first. */
const phones = [...company.phones].reverse();

/** WhatsApp and the phone in Nigeria as buttons below 960 px, then the other channels and the hours, as a list. */
export function Channels() {
  const note = useContactNote();
  return (
    <List as="dl" $gap={3} data-replaces-foot-bar="">
      <div>
        <Stencil as="dt">{company.whatsapp.name}</Stencil>
        <dd>
          <a href={chatHref(company.whatsapp.href, note)} target="_blank" rel="noopener noreferrer">
            {company.whatsapp.label}
            <VisuallyHidden>{` ${channelWords.newTab}`}</VisuallyHidden>
          </a>
        </dd>
      </div>
      {phones.map(({ place, label, href }) => (
        <div key={href}>
          <Stencil as="dt">{channelWords.phone(place)}</Stencil>
          <dd>
            <a href={href}>{label}</a>
          </dd>
        </div>
      ))}
      <div>
        <Stencil as="dt">{channelWords.email}</Stencil>
        <dd>
          <EmailLink address={company.email} />
        </dd>
      </div>
      <div>
        <Stencil as="dt">{channelWords.hours}</Stencil>
        <dd data-plain="">
          <OpenNow part="clocks" />
        </dd>
      </div>
    </List>
  );
}

/** Two large buttons, whose whole area is their link, and rows below them. */
const stacked = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${space(3)};
  > * {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    gap: ${space(2)};
    align-items: baseline;
    padding-block: 0;
  }
  > :last-child {
    padding-top: ${space(3)};
  }
  > :nth-child(-n + 2) {
    ${onInk}
    position: relative;
    grid-column: auto;
    display: block;
    margin-bottom: ${space(4)};
    border: 0;
    border-radius: var(--radius);
    dt {
      position: absolute;
      padding: ${space(3)};
      pointer-events: none;
    }
    a {
      display: block;
      padding: ${space(9)} ${space(3)} ${space(3)};
    }
  }
  a {
    padding-block: ${space(3.5)};
    font-size: min(var(--t-base), 4.3vw);
  }
  @media (max-width: 39.99em) {
    a {
      font-family: inherit;
      font-weight: 700;
    }
    > :nth-child(-n + 2) a {
      font-size: min(var(--t-sm), 3.8vw);
    }
  }
  > :last-child p {
    font-size: var(--t-sm);
  }
`;

const List = styled(RuledList)`
  display: grid;
  a {
    ${tapTarget(3)}
    max-width: 100%;
    color: inherit;
    ${headingFont}
    /* Keeps the e-mail address on one line. */
    font-size: min(var(--t-xl), 2.3vw);
    overflow-wrap: anywhere;
    line-height: 1.15;
    font-variant-numeric: tabular-nums;
    text-decoration-color: var(--line-strong);
  }
  @media screen and (max-width: 59.99em) {
    ${stacked}
  }
  ${from.md} {
    dd[data-plain] {
      padding-top: ${space(2)};
    }
  }
`;
