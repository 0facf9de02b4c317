import styled from 'styled-components';
import { company } from '../../content/company';
import { channelWords } from '../../content/pages/contact';
import { OpenNow } from '../../features/opening-hours/OpenNow';
import { EmailLink } from '../../ui/links';
import { chatHref } from '../../lib/text/contactLinks';
import { useContactNote } from '../../ui/contactNote';
import { Stencil } from '../../ui/theme/text';
import { atBothEnds, from, headingFont, onInk, space, tapTarget } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { RuledList } from '../../ui/theme/layout';

const { whatsapp, phones, email } = company;
const sameNumber = phones.find(({ label }) => label === whatsapp.label);

/** WhatsApp, with a phone of the same number, then the other channels and the hours. */
export function Channels() {
  const note = useContactNote();
  return (
    <List as="dl" $gap={3} data-replaces-foot-bar="">
      <div>
        <Stencil as="dt">
          {sameNumber ? channelWords.chatAndPhone(whatsapp.name, sameNumber.place) : whatsapp.name}
        </Stencil>
        <dd>
          <a href={chatHref(whatsapp.href, note)} target="_blank" rel="noopener noreferrer">
            {whatsapp.label}
            <VisuallyHidden>{` ${channelWords.newTab}`}</VisuallyHidden>
          </a>
          {sameNumber && (
            <a href={sameNumber.href} data-call="">
              {channelWords.call}
              <VisuallyHidden>{` ${sameNumber.label}`}</VisuallyHidden>
            </a>
          )}
        </dd>
      </div>
      {phones
        .filter((phone) => phone !== sameNumber)
        .map(({ place, label, href }) => (
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
          <EmailLink address={email} />
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

/** One channel a row, its number below its name. Below 960 px, WhatsApp is on ink. */
const List = styled(RuledList)`
  display: grid;
  a {
    ${tapTarget(3)}
    max-width: 100%;
    color: inherit;
    ${headingFont}
    /* Keeps the e-mail address on one line. */
    font-size: min(var(--t-xl), 5.5vw);
    overflow-wrap: anywhere;
    line-height: 1.15;
    font-variant-numeric: tabular-nums;
    text-decoration-color: var(--line-strong);
    ${from.sm} {
      font-size: min(var(--t-xl), 2.7vw);
    }
    ${from.md} {
      font-size: min(var(--t-xl), 2.3vw);
    }
  }
  > :first-child dd {
    ${atBothEnds}
    flex-wrap: wrap;
    column-gap: ${space(4)};
  }
  a[data-call] {
    margin-inline: ${space(-2)};
    padding-inline: ${space(2)};
    font-family: inherit;
    font-size: var(--t-base);
  }
  dd[data-plain] {
    padding-top: ${space(2)};
  }
  @media screen and (max-width: 59.99em) {
    > :first-child {
      ${onInk}
      padding: ${space(3)} ${space(4)} 0;
      border: 0;
      border-radius: var(--radius);
    }
    > :nth-child(2) {
      padding-top: ${space(4)};
      border: 0;
    }
    > :not(:first-child):not(:last-child) {
      padding-bottom: 0;
    }
  }
`;
