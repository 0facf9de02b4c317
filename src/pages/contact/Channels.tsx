import styled from 'styled-components';
import { company } from '../../content/company';
import { channelWords } from '../../content/pages/contact';
import { OpenNow } from '../../features/opening-hours/OpenNow';
import { EmailLink } from '../../ui/links';
import { chatHref } from '../../lib/text/contactLinks';
import { useContactNote } from '../../ui/contactNote';
import { Stencil } from '../../ui/theme/text';
import { from, headingFont, space, tapTarget } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { RuledList } from '../../ui/theme/layout';

/** Phone, WhatsApp and e-mail as large touch targets, and whether the office is open. */
export function Channels() {
  const note = useContactNote();
  return (
    <List as="dl" $gap={3}>
      {company.phones.map(({ place, label, href }) => (
        <div key={href}>
          <Stencil as="dt">{channelWords.phone(place)}</Stencil>
          <dd>
            <a href={href}>{label}</a>
          </dd>
        </div>
      ))}
      <div>
        <Stencil as="dt">{company.whatsapp.name}</Stencil>
        <dd>
          <a href={chatHref(company.whatsapp.href, note)} target="_blank" rel="noopener noreferrer">
            {company.whatsapp.label}
            <VisuallyHidden>{` ${channelWords.newTab}`}</VisuallyHidden>
          </a>
        </dd>
      </div>
      <div>
        <Stencil as="dt">{channelWords.email}</Stencil>
        <dd>
          <EmailLink address={company.email} />
        </dd>
      </div>
      <div>
        <Stencil as="dt">{channelWords.hours}</Stencil>
        <dd data-plain="">
          <OpenNow />
        </dd>
      </div>
    </List>
  );
}

const List = styled(RuledList)`
  display: grid;
  column-gap: ${space(6)};
  dd[data-plain] {
    padding-top: ${space(2)};
  }
  a {
    ${tapTarget(3)}
    max-width: 100%;
    color: inherit;
    ${headingFont}
    /* Keeps the e-mail address on one line at 320 px. */
    font-size: min(var(--t-xl), 5.5vw);
    overflow-wrap: anywhere;
    line-height: 1.15;
    font-variant-numeric: tabular-nums;
    text-decoration-color: var(--line-strong);
  }
  /* Two columns on medium screens. On wide ones, the form is next to it. */
  @media (min-width: 40em) and (max-width: 59.99em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    a {
      font-size: min(var(--t-xl), 2.9vw);
    }
    > :last-child {
      grid-column: 1 / -1;
    }
    /* The hours, and when they begin or end on each clock. */
    &&& dd > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space(6)};
      grid-auto-flow: dense;
      min-height: 0;
      > * {
        grid-column: 1;
      }
      > p {
        grid-column: 2;
      }
    }
  }
  ${from.md} {
    a {
      font-size: min(var(--t-xl), 2.3vw);
    }
  }
`;
