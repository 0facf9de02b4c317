import styled from 'styled-components';
import { company } from '../../content/company';
import { channelWords } from '../../content/pages/contact';
import { ButtonAnchor, NewTabButton } from '../../ui/buttons/Button';
import { EmailLink } from '../../ui/links';
import { chatHref } from '../../lib/text/contactLinks';
import { useContactNote } from '../../ui/contactNote';
import { Actions } from '../../ui/theme/layout';
import { Stencil } from '../../ui/theme/text';
import { from, headingFont, onInk, onLight, space, tapTarget } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';

const { whatsapp, phones, email } = company;
const sameNumber = phones.find(({ label }) => label === whatsapp.label);

/** WhatsApp, with a phone of the same number, then the other channels. */
export function Channels() {
  const note = useContactNote();
  return (
    <Card data-replaces-foot-bar="">
      <div>
        <Stencil as="dt">
          {sameNumber ? channelWords.chatAndPhone(whatsapp.name, sameNumber.place) : whatsapp.name}
        </Stencil>
        <dd>{whatsapp.label}</dd>
        <Actions as="dd">
          <NewTabButton href={chatHref(whatsapp.href, note)}>{whatsapp.name}</NewTabButton>
          {sameNumber && (
            <ButtonAnchor $variant="secondary" href={sameNumber.href}>
              {channelWords.call}
              <VisuallyHidden>{` ${sameNumber.label}`}</VisuallyHidden>
            </ButtonAnchor>
          )}
        </Actions>
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
    </Card>
  );
}

/** WhatsApp on ink, the rest on paper. From edge to edge on phones. */
const Card = styled.dl`
  display: grid;
  margin-inline: calc(-1 * var(--gutter));
  background: var(--paper);
  ${onLight}
  > * {
    display: grid;
    align-content: center;
    padding: ${space(4)} var(--gutter) ${space(1)};
    + * {
      border-top: 1px solid var(--line);
    }
  }
  > :first-child {
    ${onInk}
    row-gap: ${space(2)};
    padding-bottom: ${space(4)};
  }
  dt + dd {
    ${headingFont}
    /* Keeps the e-mail address on one line. */
    font-size: min(var(--t-xl), 5.5vw);
    overflow-wrap: anywhere;
    line-height: 1.15;
    font-variant-numeric: tabular-nums;
  }
  dd + dd {
    margin-top: ${space(2)};
  }
  dd a:not([data-button]) {
    ${tapTarget(3)}
    max-width: 100%;
    color: inherit;
    text-decoration-color: var(--line-strong);
  }
  ${from.sm} {
    margin-inline: 0;
    border-radius: var(--radius);
    overflow: hidden;
    > * {
      padding-inline: ${space(5)};
    }
    dt + dd {
      font-size: min(var(--t-xl), 2.3vw);
    }
  }
  ${from.md} {
    dt + dd {
      font-size: min(var(--t-xl), 2.1vw);
    }
  }
`;
