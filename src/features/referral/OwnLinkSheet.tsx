import styled from 'styled-components';
import { company } from '../../content/company';
import { ownLinkWords as words } from '../../content/pages/referral';
import { chatHref, mailHref, shareHref } from '../../lib/text/contactLinks';
import { Button, ButtonAnchor, NewTabButton } from '../../ui/buttons/Button';
import { CopyButton, ShareButton } from '../../ui/buttons/CopyButton';
import { Cluster, Stack } from '../../ui/theme/layout';
import { LazyPart } from '../../ui/late/LazyPart';
import { Code, Small, SubTitle } from '../../ui/theme/text';
import { from, oneColumn, space } from '../../ui/theme/tokens';

const loadQrCode = () => import('./QrCode');

interface OwnLinkSheetProps {
  readonly code: string;
  /** The full URL with the code. */
  readonly link: string;
  readonly isSaved: boolean;
  readonly onRemove: () => void;
}

/** The visitor's referral link, with buttons to copy, share and register it, and a QR code. */
export function OwnLinkSheet({ code, link, isSaved, onRemove }: OwnLinkSheetProps) {
  const message = words.message(link);
  const claim = { subject: words.claimSubject(code), text: words.claimMessage(code) };
  return (
    <Sheet>
      <div>
        <Address>{breakable(link)}</Address>
        {!isSaved && <p>{words.notSaved}</p>}
      </div>
      <Stack $gap={6}>
        <Stack $gap={3}>
          <SubTitle>{words.share}</SubTitle>
          <Ways>
            <CopyButton text={link}>{words.copy}</CopyButton>
            <NewTabButton $variant="secondary" href={shareHref(message)}>
              {words.whatsapp}
            </NewTabButton>
            <ButtonAnchor $variant="secondary" href={mailHref('', { subject: company.name, text: message })}>
              {words.email}
            </ButtonAnchor>
            <ShareButton title={company.name} text={() => message} />
          </Ways>
        </Stack>
        <Stack $gap={3}>
          <SubTitle>{words.claimTitle}</SubTitle>
          <p>{words.claimText}</p>
          <Cluster>
            <ButtonAnchor href={mailHref(company.email, claim)}>{words.claimEmail}</ButtonAnchor>
            <NewTabButton $variant="secondary" href={chatHref(company.whatsapp.href, claim)}>
              {words.claimWhatsapp}
            </NewTabButton>
          </Cluster>
        </Stack>
      </Stack>
      <Aside $gap={2}>
        <Symbol>
          <LazyPart load={loadQrCode} props={{ text: link, label: words.qr(code) }} />
        </Symbol>
        <Small>{words.scan}</Small>
        <Button $variant="quiet" onClick={onRemove}>
          {isSaved ? words.remove : words.removeHere}
        </Button>
      </Aside>
    </Sheet>
  );
}

/** Lets a narrow window break the URL before the query, but not within the code. */
function breakable(link: string) {
  const at = link.indexOf('/?ref=');
  return (
    <>
      {link.slice(0, at)}
      <wbr />
      <Whole>{link.slice(at)}</Whole>
    </>
  );
}

/** Reserves space for the lazy-loaded QR code. */
const Symbol = styled.div`
  width: min(100%, 14rem);
  /* A square. The oldest browsers lack a property for it. */
  ${oneColumn}
  &::before {
    content: '';
    padding-top: 100%;
  }
  &::before,
  > * {
    grid-area: 1 / 1;
  }
`;

const Sheet = styled.div`
  ${oneColumn}
  gap: ${space(6)} ${space(8)};
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) 14rem;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Address = styled(Code)`
  display: block;
  font-size: var(--t-base);
  font-weight: 700;
  line-height: 1.3;
  letter-spacing: 0;
  ${from.sm} {
    font-size: var(--t-lg);
  }
  ${from.md} {
    font-size: var(--t-xl);
  }
`;

const Whole = styled.span`
  white-space: nowrap;
`;

/** Two columns of equal width. */
const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  max-width: 26rem;
  > * {
    padding-inline: ${space(2)};
  }
`;

const Aside = styled(Stack)`
  justify-items: start;
  button {
    margin-inline-start: calc(-1 * ${space(2)});
  }
`;
