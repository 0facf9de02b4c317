import styled from 'styled-components';
import { paths } from '../../config/paths';
import { shop, shopPhone } from '../../content/pictures/scenes';
import { shopCategories, shopLinks, shopWords as words } from '../../content/pages/shop';
import { enquiryWords } from '../../content/tools/enquiry';
import { EnquiryList } from '../../features/enquiry/EnquiryList';
import { ListBar } from '../../features/enquiry/ListBar';
import { enquiryList } from '../../features/enquiry/enquiryList';
import { quoteLink } from '../../features/enquiry/quoteLink';
import { useDevice } from '../../device/useDevice';
import { CustomItemForm } from '../../features/enquiry/CustomItemForm';
import { Cluster, Columns, Container, Stack } from '../../ui/theme/layout';
import { ButtonLink } from '../../ui/buttons/Button';
import { LazyPart } from '../../ui/late/LazyPart';
import { ArrowLink } from '../../ui/links';
import { Band, bandPadding, Section } from '../../ui/Section';
import { StepList } from '../../ui/StepList';
import { SceneOpening } from '../../ui/openings/SceneOpening';
import { SectionTitle, Small } from '../../ui/theme/text';
import { atBothEnds, below, from, headingFont, oneColumn, space } from '../../ui/theme/tokens';
import { Category } from './Category';
import { JumpLinks } from './JumpLinks';

const WISH_ID = 'something-else';
const PARTS_ID = 'parts';
const parts = shopCategories.filter(({ id }) => id === PARTS_ID);
const vehicles = shopCategories.filter((category) => !parts.includes(category));
/** A row of four tiles, or half a row. */
const rows = vehicles.filter(({ items }) => items.length > 2);
const halves = vehicles.filter((category) => !rows.includes(category));
const places = [...shopCategories, { id: WISH_ID, name: words.wishTitle }];

const loadPlan = () => import('./ExplodedCar');

/** As tall as the drawing. */
const planRoom = `min-height: 57vw; ${from.md} { min-height: min(33vw, 30rem); }`;

/** Items to enquire about, and the enquiry list. */
export default function ShopPage() {
  const [items] = useDevice(enquiryList);
  return (
    <>
      <SceneOpening
        picture={shop}
        crop={shopPhone}
        focus="60% 55%"
        label={words.label}
        title={words.title}
        lead={
          <Stack $gap={3}>
            <p>{words.lead}</p>
            <Small>{words.honest}</Small>
          </Stack>
        }
      />
      <ListCard data-replaces-foot-bar>
        <Summary>
          <ListTitle>
            <span>{enquiryWords.title}</span> <span>{enquiryWords.count(items.length)}</span>
          </ListTitle>
          <p>{items.map(({ name }) => name).join(', ') || words.start}</p>
          <ButtonLink to={quoteLink(items)} $variant={items.length > 0 ? 'primary' : 'secondary'}>
            {shopLinks.quote}
          </ButtonLink>
          <JumpLinks label={words.jump} places={places} />
        </Summary>
      </ListCard>
      <div>
        <Shelves as={Container} $gap={14}>
          {rows.map((category) => (
            <Category key={category.id} category={category} />
          ))}
          <Columns $min="20rem" $gap={[14, 6]}>
            {halves.map((category) => (
              <Category key={category.id} category={category} />
            ))}
            <Wish as="section" aria-labelledby={WISH_ID}>
              <SectionTitle id={WISH_ID}>{words.wishTitle}</SectionTitle>
              <p>{words.wishIntro}</p>
              <CustomItemForm />
            </Wish>
          </Columns>
        </Shelves>
        <Band as="div" $tone="ink">
          <Container>
            {parts.map((category) => (
              <Category key={category.id} category={category}>
                <LazyPart load={loadPlan} room={planRoom} failure={() => null} />
              </Category>
            ))}
          </Container>
        </Band>
        <ListBar />
      </div>
      <ListBand>
        <EnquiryList />
      </ListBand>
      <WhatNext quote={quoteLink(items)} />
    </>
  );
}

/** What happens once the list is sent, and the button to send it. */
function WhatNext({ quote }: { readonly quote: string }) {
  return (
    <Section tone="sand" heading="beside" title={words.after}>
      <Stack $gap={6}>
        <StepList steps={words.steps} />
        <Cluster $gap={[3, 6]}>
          <ButtonLink to={quote}>{shopLinks.quote}</ButtonLink>
          <ArrowLink to={paths.carPurchase}>{shopLinks.auction}</ArrowLink>
          <ArrowLink to={paths.autoShipping}>{shopLinks.method}</ArrowLink>
        </Cluster>
      </Stack>
    </Section>
  );
}

/** What's on the list so far, and where to add to it. */
const ListCard = styled.div`
  padding-block: ${space(4)} ${space(2)};
  border-block: 4px solid var(--ink);
  border-bottom: 1px solid var(--line);
  background: var(--white);
`;

const Summary = styled(Container)`
  ${oneColumn}
  gap: ${space(3)} ${space(8)};
  align-items: center;
  /* On phones, the bar at the bottom has the same button. */
  ${below.sm} {
    row-gap: ${space(2)};
    > [data-button] {
      display: none;
    }
  }
  ${from.sm} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :first-child,
    > nav {
      grid-column: 1 / -1;
    }
  }
  ${from.md} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    > :first-child {
      grid-column: auto;
    }
  }
`;

const ListTitle = styled.p`
  ${atBothEnds}
  gap: ${space(4)};
  ${headingFont}
  font-size: var(--t-xl);
  line-height: 1.2;
`;

const Shelves = styled(Stack)`
  padding-block: ${bandPadding};
`;

/** As tall as the tiles beside it. */
const Wish = styled(Stack)`
  align-content: center;
  padding: ${space(6)} clamp(1rem, 3vw, 2.5rem);
  background: var(--sea-tint);
`;

/** No band while the list is empty. */
const ListBand = styled(Container)`
  display: flow-root;
  > section {
    margin-block: ${bandPadding};
  }
`;
