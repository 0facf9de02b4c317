import styled from 'styled-components';
import { company } from '../../content/company';
import { ownLinkWords as words } from '../../content/referral';
import { announce } from '../../ui/announce';
import { Button, ButtonAnchor } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { Cluster, Stack } from '../../ui/layout';
import { ShareButton } from '../../ui/ShareButton';
import { Code, Small, Stencil } from '../../ui/text';
import { from, space } from '../../ui/tokens';
import { QrCode } from './QrCode';
import { useOwnCode } from './useOwnCode';

const mailTo = (address: string, subject: string, body: string) =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

interface OwnLinkProps {
  /** Where links lead: the site's public address. */
  readonly siteUrl: string;
}

/** The visitor's own link, made and kept on this device: to copy, to share, to scan and to claim. */
export function OwnLink({ siteUrl }: OwnLinkProps) {
  const { code, make, remove } = useOwnCode();
  if (!code) {
    return (
      <Stack $gap={4}>
        <WithScripts>
          <Button onClick={make}>{words.make}</Button>
        </WithScripts>
        <WithoutScripts>
          {words.withoutScripts} <a href={`mailto:${company.email}`}>{company.email}</a>
        </WithoutScripts>
      </Stack>
    );
  }
  const link = `${siteUrl}/?ref=${code}`;
  const message = words.message(link);
  return (
    <Sheet>
      <Stack $gap={5}>
        <div>
          <Stencil>{words.yours}</Stencil>
          <Address>{link}</Address>
        </div>
        <Cluster>
          <CopyButton text={link}>{words.copy}</CopyButton>
          <ShareButton title={company.name} text={() => message} />
          <ButtonAnchor
            $variant="secondary"
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {words.whatsapp}
          </ButtonAnchor>
          <ButtonAnchor $variant="secondary" href={mailTo('', company.name, message)}>
            {words.email}
          </ButtonAnchor>
        </Cluster>
        <Cluster>
          <ButtonAnchor href={mailTo(company.email, `Referral code ${code}`, words.claimMessage(code))}>
            {words.claim}
          </ButtonAnchor>
          <Button
            $variant="quiet"
            onClick={() => {
              remove();
              announce(words.removed);
            }}
          >
            {words.remove}
          </Button>
        </Cluster>
      </Stack>
      <div>
        <QrCode text={link} label={words.qr(code)} />
        <Small>{words.scan}</Small>
      </div>
    </Sheet>
  );
}

const WithScripts = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

const WithoutScripts = styled.p`
  @media (scripting: enabled) {
    display: none;
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: ${space(6)};
  padding: clamp(1.25rem, 0.8rem + 1.6vw, 2.25rem);
  border-top: 4px solid var(--ink);
  background: var(--white);
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) 14rem;
  }
`;

const Address = styled(Code)`
  display: block;
  margin-top: ${space(2)};
  font-size: var(--t-xl);
  font-weight: 700;
  line-height: 1.25;
`;
