import styled from 'styled-components';
import { company } from '../../content/company';
import {
  beforeYouSend,
  quoteFacts,
  quotePageWords,
  quoteWithoutScripts,
} from '../../content/quote/quotePage';
import { useLateListeners } from '../../drafts/useListeners';
import { trustLine } from '../../content/trustLine';
import { Cluster, Container, Stack } from '../../ui/theme/layout';
import { LazyPart } from '../../ui/late/LazyPart';
import { Notice } from '../../ui/Notice';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { WithoutScripts } from '../../ui/theme/Only';
import { Lead, PageTitle } from '../../ui/theme/text';
import { Skeleton } from '../../ui/late/Skeleton';
import { from, onPaper, space, withScripts } from '../../ui/theme/tokens';
import { TrustLine } from '../../ui/TrustLine';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { paths } from '../../config/paths';
import { TitledColumns } from '../../ui/TitledColumns';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';

/** Not prerendered, because it depends on the visitor's date and draft. */
const loadForm = () => import('./RequestForm');

const loadToasts = () => import('./requestToasts').then(({ requestToasts }) => requestToasts);

/** The quote request: five short steps and a reference at the end. Nothing is booked. */
export default function QuotePage() {
  const isHydrated = useIsHydrated();
  useLateListeners(loadToasts);
  return (
    <>
      <Head>
        <Cluster as={Container} $gap={[3, 9]}>
          <PageTitle>{quotePageWords.title}</PageTitle>
          <Lead>{quotePageWords.lead}</Lead>
        </Cluster>
      </Head>
      <Wizard>
        <Container>
          <QuoteWithoutScripts />
          <LazyPart load={loadForm} atOnce room={[0, 0]}>
            {isHydrated && <Skeleton label={quotePageWords.loading} lines={8} />}
          </LazyPart>
        </Container>
        <Container>
          <TrustLine words={trustLine} />
        </Container>
      </Wizard>
      <Figures>
        <BeforeYouSend />
      </Figures>
    </>
  );
}

/** What to send us, and how. */
function QuoteWithoutScripts() {
  return (
    <WithoutScripts>
      <Notice tone="info" title={quoteWithoutScripts.title}>
        <p>{quoteWithoutScripts.text}</p>
        <Cluster>
          <ButtonAnchor href={`mailto:${company.email}?subject=Quote%20request`}>
            {quoteWithoutScripts.email}
          </ButtonAnchor>
          <ButtonAnchor $variant="secondary" href={company.whatsapp.href}>
            {company.whatsapp.name}
          </ButtonAnchor>
          {company.phones.map(({ place, label, href }) => (
            <a key={href} href={href}>
              {place} {label}
            </a>
          ))}
        </Cluster>
      </Notice>
    </WithoutScripts>
  );
}

/** On paper, a receipt hides the rest of the page. */
const hiddenByReceipt = `${onPaper}{:root:has([data-receipt]) &{display:none}}`;

/** What a quote includes and doesn't, so that visitors can compare it with others. */
function BeforeYouSend() {
  return (
    <Section title={beforeYouSend.title} tone="sand" intro={beforeYouSend.compare}>
      <Stack $gap={6}>
        <Facts items={quoteFacts} />
        <ArrowLink to={`${paths.carPurchase}#price`}>{beforeYouSend.seeCost}</ArrowLink>
      </Stack>
    </Section>
  );
}

/** Four in a row, two, or one. */
const Facts = styled(TitledColumns)`
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    /* In one line each. */
    h3 {
      font-size: 1.25rem;
    }
  }
`;

const Head = styled.header`
  padding-block: clamp(1.75rem, 1.2rem + 1.2vw, 2.25rem);
  background: var(--sand);
  ${hiddenByReceipt}
`;

const Figures = styled.div`
  ${hiddenByReceipt}
`;

/** Reserves space for the first step, because the form isn't prerendered. */
const Wizard = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  row-gap: ${space(5)};
  padding-block: clamp(1.75rem, 1.2rem + 1.6vw, 2.75rem);
  @media screen {
    ${withScripts} {
      min-height: min(100vh, 46rem);
      ${from.sm} {
        min-height: min(100vh, 61rem);
      }
      ${from.lg} {
        min-height: min(100vh, 42rem);
      }
    }
  }
  ${onPaper} {
    row-gap: ${space(6)};
    padding-block: ${space(4)};
  }
`;
